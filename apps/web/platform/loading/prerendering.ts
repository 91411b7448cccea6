/**
 * Runs `act` once the page is really shown: at once, or when a prerendered page is activated. Scripts that count
 * visitors, captchas and anything with an effect outside the page wait for it.
 */
export function whenActivated(act: () => void): void {
  const page = document as Document & { readonly prerendering?: boolean };
  if (page.prerendering) page.addEventListener('prerenderingchange', () => act(), { once: true });
  else act();
}
