import { deepLinkFor, opensOutside } from '@gatehouse/rules/device/deep-link';
import { isAppWebview } from '@gatehouse/rules/device/platform';
import type { Brand } from '@gatehouse/rules/site/brand';
import { isPlainPress } from './plain-press.ts';

/** The bridge of the exchange's app, `window.GatehouseNative`; see docs/native-app.md. */
export type NativeBridge = {
  /** Opens a screen of the app by its deep link. */
  readonly open?: (deepLink: string) => void;
  /** Opens a mailto or tel link in the device's program for it. */
  readonly launch?: (href: string) => void;
};

/** The fields of `PageFrame` that native links need. */
export type NativePage = { readonly brand: Pick<Brand, 'appUserAgent'> & { readonly appScheme?: string } };

/**
 * SHELL-14, SHELL-15: inside the exchange's app, links with a screen of the app open there, and mailto and tel links
 * open through the app's launcher. All other links, and other browsers, are unaffected.
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
  // On the document, so that handlers nearer to the link run first and may prevent it.
  document.addEventListener('click', hear);
  // React stops a press on a part that is not hydrated yet at its root.
  const stopped = (event: MouseEvent) => void (event.cancelBubble && hear(event));
  document.getElementById('root')?.addEventListener('click', stopped, { capture: true });
}

/** Passes an address to the app; without a working bridge, navigates to it. */
function hand(event: MouseEvent, method: keyof NativeBridge, address: string): void {
  event.preventDefault();
  const { GatehouseNative: bridge } = globalThis as { GatehouseNative?: NativeBridge };
  try {
    if (bridge?.[method]) {
      // Called as a method: Android refuses it otherwise.
      bridge[method](address);
      return;
    }
  } catch {
    // Fall back to the navigation.
  }
  // Not through `leaveTo`, which is for pages: the rules return the brand's scheme, mailto or tel here only.
  location.assign(address);
}

function linkOf({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  // The `href` of an SVG link is an object.
  return typeof link?.href === 'string' && !link.hasAttribute('download') ? link : undefined;
}
