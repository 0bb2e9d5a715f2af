// The scenes behind the pictures of cards: silhouettes in the tones of a suit, in a box of 120 by 90.

import { numbers } from "../../icons/chance";

/** Part of a scene: filled, or drawn as lines of that width. */
export interface Shape {
  tone: "deep" | "base" | "pale";
  opacity: number;
  path: string;
  line?: number;
}

export const SCENE_BOX = "0 0 120 90";

const deep = (opacity: number, path: string): Shape => ({ tone: "deep", opacity, path });
const base = (opacity: number, path: string): Shape => ({ tone: "base", opacity, path });
const pale = (opacity: number, path: string): Shape => ({ tone: "pale", opacity, path });

/** A path of discs, each given by its middle and its radius. */
function discs(...each: [number, number, number][]): string {
  return each
    .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
    .join("");
}

export const SCENES = {
  peaks: [
    deep(0.55, "M0 66 14 40 24 54 40 26 54 52 66 38 82 60 96 34 120 62V90H0Z"),
    deep(0.85, "M0 78 20 56 34 70 52 50 70 74 88 58 106 74 120 64V90H0Z"),
    pale(0.8, discs([18, 30, 1], [33, 16, 1.4], [92, 22, 1.2], [104, 44, 0.9], [70, 14, 0.9], [10, 52, 1.2])),
  ],
  spires: [
    deep(
      0.62,
      "M0 90V50l5-16 5 16v12h8V30l5-22 5 22v34h14V52l4-12 4 12v14h24V44l5-18 5 18v20h12V34l6-24 6 24v34h12v22Z",
    ),
    base(
      0.75,
      "M0 90c10-12 14-6 20-14 6 10 14 2 20 8 8-14 16-2 22-6 8 8 12-6 20-2 6-8 14 2 20-6 6 8 10 2 18 4v16Z",
    ),
    pale(0.55, discs([28, 40, 1.2], [100, 42, 1.2], [60, 20, 1])),
  ],
  circuit: [
    deep(0.35, "M0 62h120v28H0Z"),
    {
      ...pale(
        0.45,
        "M0 72h120M0 80h120M0 64h120M60 56-20 90M60 56 10 90M60 56 40 90M60 56 80 90M60 56 110 90M60 56 140 90M8 0v22l10 10h14M112 0v30l-8 8H88M24 0v14l6 6M96 0v12l-8 8",
      ),
      line: 0.7,
    },
    pale(0.8, discs([32, 32, 1.8], [88, 38, 1.8], [30, 20, 1.4], [88, 20, 1.4])),
  ],
  dunes: [
    pale(0.5, discs([96, 20, 11])),
    deep(0.55, "M0 62c30-16 50 6 76-6 18-8 30-2 44 2v32H0Z"),
    deep(0.85, "M0 76c26-10 44 8 70-2 20-8 36-4 50 2v14H0Z"),
  ],
  rays: [
    pale(
      0.32,
      "M60 34 34-10h10ZM60 34 76-10h10ZM60 34-10 2v14ZM60 34 130 2v14ZM60 34-10 60v-14ZM60 34 130 60v-14ZM60 34 56-10h8Z",
    ),
    deep(0.5, "M0 72h120v18H0Z"),
    deep(0.55, "M6 90V50h8v40ZM20 90V60h6v30ZM106 90V50h8v40ZM94 90V60h6v30ZM3 46h14v5H3ZM103 46h14v5h-14Z"),
  ],
  moon: [
    pale(0.75, discs([84, 24, 16])),
    base(0.55, discs([78, 21, 14])),
    deep(0.75, "M0 90V58l10-8 10 8V48h10v8l12-10 12 10v8h8V42l6-8 6 8v16l10-6 10 8v-8l8-8 8 8v44Z"),
    pale(
      0.8,
      `${discs([16, 18, 0.9], [40, 10, 0.7], [54, 26, 0.9], [110, 12, 0.8])}M13 62h3v4h-3ZM70 46h2.4v4H70ZM44 58h2.4v4H44ZM101 60h2.4v4h-2.4Z`,
    ),
  ],
  hills: [
    deep(0.45, "M0 56c16-14 34-12 48 0 16-18 44-20 72-2v36H0Z"),
    deep(0.6, "M8 60 14 34l6 26ZM98 58l7-30 7 30ZM24 62l4-18 4 18ZM86 60l4-16 4 16Z"),
    deep(0.85, "M0 74c24-16 42-6 58 0 18-12 40-14 62 0v16H0Z"),
    pale(0.6, discs([20, 16, 1.4], [100, 12, 1.1], [64, 10, 0.9])),
  ],
  sea: [
    pale(0.25, discs([60, 40, 26])),
    deep(0.5, "M0 56c12-8 20 6 32 0s20 6 32 0 20 6 32 0 14 2 24 0v34H0Z"),
    deep(0.8, "M0 70c12-8 20 6 32 0s20 6 32 0 20 6 32 0 14 2 24 0v20H0Z"),
  ],
  clouds: [
    pale(0.55, "M6 60c4-12 18-12 22-4 8-6 18 0 18 8H4ZM70 34c4-12 18-12 22-4 8-6 18 0 18 8H68Z"),
    deep(0.6, "M0 80c24-10 60-10 120 0v10H0Z"),
    { ...pale(0.6, "M4 20h50c8 0 8-10 0-10M30 74h56c10 0 10-12 0-12"), line: 1 },
  ],
  cave: [
    deep(0.75, "M0 0h120v90h-14c0-50-20-74-46-74S14 40 14 90H0Z"),
    deep(1, "M20 0l5 22 5-22ZM84 0l4 18 5-18Z"),
    pale(0.7, "M26 80l4-10 4 10ZM92 82l3-8 3 8Z"),
  ],
} satisfies Record<string, Shape[]>;

export type Scene = keyof typeof SCENES;
const NAMES = Object.keys(SCENES) as Scene[];

/** What of a picture is left to chance, and always the same for a card. */
export interface Setting {
  scene: Shape[];
  /** Whether the scene is seen in a mirror. */
  mirrored: boolean;
  /** Degrees by which what is shown leans. */
  tilt: number;
  /** From where light falls, in percent of the width. */
  light: number;
}

/** How a card is shown: before the scene of its suit or, where that has none, any. */
export function settingOf(key: string, scene: Scene | ""): Setting {
  const source = numbers(key);
  const among = (least: number, most: number): number => least + (source.next().value % (most - least + 1));
  const any = NAMES[among(0, NAMES.length - 1)] ?? "hills";
  return {
    scene: SCENES[scene || any],
    mirrored: among(0, 1) === 1,
    tilt: among(-5, 5),
    light: among(40, 60),
  };
}
