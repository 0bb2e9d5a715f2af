// Before anything is drawn: the look that was chosen here, so that nothing flashes. What there is to choose is in
// src/settings.svelte.ts.
try {
  for (const name of ["theme", "text", "contrast", "palette", "cards", "hand"]) {
    const value = localStorage.getItem(`cardwright:${name}`);
    if (value) document.documentElement.dataset[name] = value;
  }
} catch {
  // Storage is blocked: everything looks as it comes.
}
