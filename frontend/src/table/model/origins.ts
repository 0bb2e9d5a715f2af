// Where cards come from that a viewer has not seen before: an area of the same player that has cards less now.
import type { View, Zone } from "../../protocol";
import { facesOf, zoneOf, zonesOf } from "./reader";

/** For handles that are new, the area that they seem to come from, as "player/area". */
export function origins(was: View, now: View): Map<number, string> {
  const from = new Map<number, string>();
  const known = facesOf(was);
  now.players.forEach((player, number) => {
    const before = was.players[number]?.areas ?? {};
    const source = less(before, player.areas);
    if (!source) return;
    for (const area of Object.values(player.areas)) {
      for (const face of zonesOf(area).flatMap((zone) => zone.cards)) {
        if (!known.has(face.handle)) from.set(face.handle, `${number}/${source}`);
      }
    }
  });
  return from;
}

function less(before: Record<string, Zone>, now: Record<string, Zone>): string {
  for (const [name, area] of Object.entries(now)) {
    if (zoneOf(area).count < zoneOf(before[name]).count) return name;
  }
  return "";
}
