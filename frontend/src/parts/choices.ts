// What settings with several values are called, in the order in which they are offered.
import type { Name, Value } from "../settings.svelte";

type Words = {
  [N in Name]?: { legend: string; hint?: string; choices: { value: Value<N>; label: string }[] };
};

export const CHOICES = {
  theme: {
    legend: "Colors",
    choices: [
      { value: "system", label: "As the system" },
      { value: "light", label: "Light" },
      { value: "dark", label: "Dark" },
    ],
  },
  contrast: {
    legend: "Contrast",
    choices: [
      { value: "normal", label: "Normal" },
      { value: "high", label: "High" },
    ],
  },
  palette: {
    legend: "Colors that look alike to me",
    hint: "For suits, players, gains and losses. Letters, shapes and words tell them apart as well.",
    choices: [
      { value: "normal", label: "None" },
      { value: "red-green", label: "Red and green" },
      { value: "blue-yellow", label: "Blue and yellow" },
    ],
  },
  text: {
    legend: "Text",
    choices: [
      { value: "normal", label: "Normal" },
      { value: "large", label: "Large" },
      { value: "larger", label: "Larger" },
    ],
  },
  cards: {
    legend: "Cards",
    choices: [
      { value: "small", label: "Small" },
      { value: "normal", label: "Normal" },
      { value: "large", label: "Large" },
    ],
  },
  hand: {
    legend: "Main button and panel",
    choices: [
      { value: "left", label: "Left" },
      { value: "right", label: "Right" },
    ],
  },
  speed: {
    legend: "Speed of what is played",
    choices: [
      { value: "slow", label: "Slow" },
      { value: "normal", label: "Normal" },
      { value: "fast", label: "Fast" },
      { value: "none", label: "No animation" },
    ],
  },
  idle: {
    legend: "Where I can only pass or end the turn",
    hint: "Each table comes with its own way: you are not asked, which among people takes a moment, so that nobody sees what you hold; where several share a screen, all are asked. All else that is passed by itself is set at the table, since it depends on the game.",
    choices: [
      { value: "table", label: "As the table has it" },
      { value: "always", label: "Always ask me" },
      { value: "never", label: "Do it for me" },
    ],
  },
} satisfies Words;
