import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules/"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      eqeqeq: "error",
      // The types say it, and the compiler checks them.
      "no-undef": "off",
      // What is shown is declared as state; other maps need not be.
      "svelte/prefer-svelte-reactivity": "off",
      // Our router is a dozen lines of our own, not SvelteKit's.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
);
