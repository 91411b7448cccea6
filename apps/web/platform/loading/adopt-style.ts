/** Adds the styles of a late part, which the style file of all pages does not carry. The policy for styles leaves it out: no markup can do it. */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
