// Sounds, made here: short tones and noises, one for each kind of thing that happens. None is needed to follow a game.
import type { Scene } from "../../protocol";

/** A tone: from which pitch to which, in hertz, in which shape, for how long, after how long, how loud; 0 is noise. */
type Note = [from: number, to: number, type: OscillatorType, lasts: number, after: number, loud: number];

const SOUNDS: Partial<Record<Scene["kind"], Note[]>> = {
  drawn: [[0, 2400, "sine", 0.08, 0, 0.3]],
  moved: [[0, 1600, "sine", 0.06, 0, 0.2]],
  discarded: [[0, 900, "sine", 0.12, 0, 0.3]],
  shuffled: [
    [0, 1800, "sine", 0.09, 0, 0.3],
    [0, 2200, "sine", 0.09, 0.1, 0.3],
    [0, 1800, "sine", 0.12, 0.2, 0.3],
  ],
  played: [
    [220, 330, "triangle", 0.25, 0, 0.5],
    [330, 440, "triangle", 0.3, 0.08, 0.4],
  ],
  entered: [[120, 60, "sine", 0.2, 0, 0.8]],
  revealed: [[0, 3000, "sine", 0.12, 0, 0.3]],
  used: [[520, 620, "triangle", 0.12, 0, 0.3]],
  attacked: [[0, 700, "sine", 0.22, 0.1, 0.6]],
  blocked: [[900, 700, "square", 0.08, 0, 0.15]],
  missed: [[700, 300, "sine", 0.18, 0, 0.3]],
  damaged: [
    [140, 50, "sine", 0.18, 0, 1],
    [0, 500, "sine", 0.1, 0, 0.5],
  ],
  destroyed: [
    [0, 400, "sine", 0.35, 0, 0.7],
    [180, 60, "sawtooth", 0.25, 0, 0.2],
  ],
  sacrificed: [[180, 60, "sine", 0.3, 0, 0.5]],
  healed: [
    [660, 660, "sine", 0.3, 0, 0.4],
    [990, 990, "sine", 0.3, 0.06, 0.3],
  ],
  gained: [[1320, 1320, "sine", 0.25, 0, 0.35]],
  lost: [[660, 520, "sine", 0.2, 0, 0.3]],
  paid: [[880, 780, "sine", 0.12, 0, 0.25]],
  taken: [
    [1320, 1100, "sine", 0.15, 0, 0.35],
    [1100, 880, "sine", 0.2, 0.1, 0.35],
  ],
  scored: [
    [523, 523, "triangle", 0.5, 0, 0.5],
    [659, 659, "triangle", 0.5, 0.12, 0.5],
    [784, 784, "triangle", 0.8, 0.24, 0.5],
  ],
  control: [[300, 600, "sawtooth", 0.25, 0, 0.15]],
  contest: [
    [90, 80, "sine", 0.3, 0, 0.9],
    [90, 80, "sine", 0.3, 0.35, 0.9],
  ],
  waits: [[440, 550, "triangle", 0.15, 0, 0.3]],
  stopped: [[550, 280, "triangle", 0.25, 0, 0.35]],
  turn: [
    [392, 392, "sine", 0.18, 0, 0.4],
    [523, 523, "sine", 0.25, 0.14, 0.4],
  ],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Sound for a kind of thing, as loud as that; silent where a browser gives no sound, or none before the first touch. */
export function play(kind: Scene["kind"], volume: number): void {
  const notes = SOUNDS[kind];
  if (!notes || !volume || !("AudioContext" in window)) return;
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  for (const note of notes) sound(context, note, volume);
}

function sound(audio: AudioContext, [from, to, type, lasts, after, loud]: Note, volume: number): void {
  const start = audio.currentTime + after;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * volume * 0.3, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(audio.destination);
  let source: AudioScheduledSourceNode;
  if (from) {
    const tone = audio.createOscillator();
    tone.type = type;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
    tone.connect(gain);
    source = tone;
  } else {
    const hiss = audio.createBufferSource();
    hiss.buffer = noise ??= hissing(audio);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = to;
    hiss.connect(filter).connect(gain);
    source = hiss;
  }
  source.start(start);
  source.stop(start + lasts);
}

function hissing(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
