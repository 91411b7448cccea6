import { deepLinkFor, opensOutside } from '@gatehouse/rules/device/deep-link';
import { isAppWebview } from '@gatehouse/rules/device/platform';
import type { Brand } from '@gatehouse/rules/site/brand';
import { isPlainPress } from './plain-press.ts';

/** What the exchange's own app puts into its pages as `window.GatehouseNative`; see docs/native-app.md. */
export type NativeBridge = {
  /** Opens a screen of the app by its deep link. */
  readonly open?: (deepLink: string) => void;
  /** Opens a mailto or tel link in the program of the device that is for it. */
  readonly launch?: (href: string) => void;
};

/** What native links need of a page; its `PageFrame` fits. */
export type NativePage = { readonly brand: Pick<Brand, 'appUserAgent'> & { readonly appScheme?: string } };

/**
 * SHELL-14, SHELL-15: inside the exchange's own app, links that the app has a screen for open there, and mailto and tel
 * links through the app's launcher. Everywhere else, and for every other link, nothing changes.
 */
export function startNativeLinks({ brand }: NativePage): void {
  const { appScheme: scheme, appUserAgent } = brand;
  if (!scheme || !isAppWebview(navigator.userAgent, appUserAgent)) return;
  const hear = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainPress(event)) return;
    const href = linkOf(event)?.href;
    if (href === undefined) return;
    if (opensOutside(href).value) return hand(event, 'launch', href);
    const deepLink = deepLinkFor({ scheme, origin: location.origin }, href).value;
    if (deepLink !== undefined) hand(event, 'open', deepLink);
  };
  // On the document, so that whoever handles a click nearer to its link comes first and may prevent it.
  document.addEventListener('click', hear);
  // A press on a part that is still to come to life is stopped by React here, at its root: nobody nearer would hear it.
  const stopped = (event: MouseEvent) => void (event.cancelBubble && hear(event));
  document.getElementById('root')?.addEventListener('click', stopped, { capture: true });
}

/** Hands an address to the app; one that has no bridge, or a broken one, gets it as a navigation. */
function hand(event: MouseEvent, method: keyof NativeBridge, address: string): void {
  event.preventDefault();
  const { GatehouseNative: bridge } = globalThis as { GatehouseNative?: NativeBridge };
  try {
    if (bridge?.[method]) {
      // As a method of its object: Android refuses it otherwise.
      bridge[method](address);
      return;
    }
  } catch {
    // The navigation is what is left.
  }
  // Not through `leaveTo`, which is for pages: the rules give the brand's scheme, mailto or tel here, and nothing else.
  location.assign(address);
}

function linkOf({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  // An SVG's link has an object in place of an address.
  return typeof link?.href === 'string' && !link.hasAttribute('download') ? link : undefined;
}
