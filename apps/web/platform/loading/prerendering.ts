/**
 * Runs `act` now, or after activation where the page is prerendered. For scripts that count visitors, captchas and
 * anything with an effect outside the page.
 */
export function whenActivated(act: () => void): void {
  const page = document as Document & { readonly prerendering?: boolean };
  if (page.prerendering) page.addEventListener('prerenderingchange', () => act(), { once: true });
  else act();
}
