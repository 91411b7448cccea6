import { regionName } from '@gatehouse/rules/site/locale';
import { sealPath } from '@gatehouse/rules/site/seal-path';
import { officialHost } from '@gatehouse/rules/site/site-of';
import { createTranslator } from '@gatehouse/words/translator';
import { loadAgain } from '../../platform/navigation/navigate.ts';
import { type FrontBrand, type FrontSite, loadBrand } from '../../platform/site/sites.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

const TURN_MS = 200;
/** The longest wait for what the other site looks like: it is seen there anyway. */
const PATIENCE_MS = 1_000;
const NAME = 'turning-seal';

/**
 * REGION-08, REGION-11: at a jump to another site the old seal turns into the new one, and hue, name and address with it, before
 * the page is left: pages of two origins share no transition. With reduced motion the new ones are simply there.
 * @returns resolves when the turn has ended; never rejects
 */
export async function turnTo(frame: PageFrame, href: string): Promise<void> {
  const { origin } = new URL(href);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const brand = await Promise.race([loadBrand().catch(() => undefined), late]);
  const site = brand?.sites.find((one) => one.origin === origin);
  if (!brand || !site || site.id === frame.site.id) return;
  // Back to this page must not show the other site's name and address on it.
  addEventListener('pageshow', ({ persisted }) => persisted && loadAgain());
  const seal = document.querySelector<SVGElement>('.seal-small');
  const change = () => show(brand, site, frame, seal);
  if (!seal || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  seal.style.setProperty('view-transition-name', NAME);
  const transition = document.startViewTransition(change);
  await transition.ready.then(turn).catch(() => undefined);
  await transition.finished.catch(() => undefined);
}

function turn(): void {
  const turned = { duration: TURN_MS, easing: 'ease-out', fill: 'both' } as const;
  const pseudo = (which: 'old' | 'new') => ({ ...turned, pseudoElement: `::view-transition-${which}(${NAME})` });
  const { documentElement: root } = document;
  root.animate({ rotate: ['0deg', '30deg'], opacity: [1, 0] }, pseudo('old'));
  root.animate({ rotate: ['-30deg', '0deg'], opacity: [0, 1] }, pseudo('new'));
}

/** What the header and the side panel say of the site. */
function show(brand: FrontBrand, site: FrontSite, { locale, words }: PageFrame, seal: SVGElement | null): void {
  const { hue, accent, seal: shape } = site.look;
  const colour = accent ? `${accent.light},${accent.dark}` : `oklch(42% .095 ${hue}),oklch(82% .075 ${hue})`;
  const { style } = document.documentElement;
  style.setProperty('--hue', `${hue}`);
  style.setProperty('--accent', `light-dark(${colour})`);
  const line = sealPath(shape);
  for (const path of seal?.querySelectorAll('path') ?? []) path.setAttribute('d', line);
  const { t } = createTranslator(locale.tag, words);
  const ownName = site.kind === 'testnet' ? t('site.testnet') : t('site.global');
  say('site', site.region ? regionName(locale.tag, site.region) : ownName);
  say('host', officialHost(brand, site));
}

function say(what: 'site' | 'host', text: string): void {
  for (const place of document.querySelectorAll(`[data-says="${what}"]`)) place.textContent = text;
}
