// Before anything is drawn: the theme that was chosen here, so that nothing flashes.
try {
  const theme = localStorage.getItem("cardwright:theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme it is.
}
