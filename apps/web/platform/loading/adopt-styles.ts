/**
 * Adds the styles of a late part to the page; nothing on the server. The style file of all pages has no room for what few visitors see.
 * The policy for styles does not apply: no markup can do it.
 */
export function adoptStyles(css: string): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
