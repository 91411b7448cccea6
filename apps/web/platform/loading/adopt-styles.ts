/** Adds the styles of a late part to the page; nothing on the server. The sheet of all views has no room for what few visitors see. */
export function adoptStyles(css: string): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
