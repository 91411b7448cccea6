import { regionName } from '@gatehouse/rules/site/locale';
import { sealPath } from '@gatehouse/rules/site/seal-path';
import { officialHost } from '@gatehouse/rules/site/site-of';
import { createTranslator } from '@gatehouse/words/translator';
import { type FrontBrand, type FrontSite, loadBrand } from '../../platform/site/sites.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

const TURN_MS = 200;
/** The longest wait for what the other site looks like: it is seen there anyway. */
const PATIENCE_MS = 1_000;
/** A page that is still here by then was probably not left at all. */
const LEAVING_MS = 3_000;
const NAME = 'turning-seal';

/** Ends the turn that is shown. */
let restore = (): void => undefined;

/**
 * REGION-08, REGION-11: at a jump to another site the old seal turns into the new one, and hue, name and address with it, right before
 * the page is left: pages of two origins share no transition. With reduced motion the new ones are simply there.
 * @returns resolves when the turn has ended; never rejects
 */
export async function turnTo(frame: PageFrame, href: string): Promise<void> {
  const { origin } = new URL(href);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const brand = await Promise.race([loadBrand().catch(() => undefined), late]);
  const site = brand?.sites.find((one) => one.origin === origin);
  if (!brand || !site || site.id === frame.site.id) return;
  const seal = document.querySelector<SVGElement>('.seal-small');
  const change = () => {
    restore();
    restore = show(brand, site, frame, seal);
  };
  if (!seal || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  seal.style.setProperty('view-transition-name', NAME);
  const transition = document.startViewTransition(change);
  await transition.ready.then(turn).catch(() => undefined);
  await transition.finished.catch(() => undefined);
}

/**
 * A page that says another site's name and address must not stay. It says its own again when it was not left in time, when the
 * navigation was stopped, and when Back leads to it.
 */
export function restoreUnlessLeft(): void {
  const shown = restore;
  const ended = new AbortController();
  const back = () => restore();
  restore = () => {
    ended.abort();
    restore = () => undefined;
    shown();
  };
  const { signal } = ended;
  const timer = setTimeout(back, LEAVING_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  addEventListener('pageshow', ({ persisted }) => persisted && back(), { signal });
  // Absent in older browsers: there the time decides.
  window.navigation?.addEventListener('navigateerror', back, { signal });
}

function turn(): void {
  const turned = { duration: TURN_MS, easing: 'ease-out', fill: 'both' } as const;
  const pseudo = (which: 'old' | 'new') => ({ ...turned, pseudoElement: `::view-transition-${which}(${NAME})` });
  const { documentElement: root } = document;
  root.animate({ rotate: ['0deg', '30deg'], opacity: [1, 0] }, pseudo('old'));
  root.animate({ rotate: ['-30deg', '0deg'], opacity: [0, 1] }, pseudo('new'));
}

/**
 * What the header and the side panel say of the site.
 * @returns puts back what they said before
 */
function show(brand: FrontBrand, site: FrontSite, frame: PageFrame, seal: SVGElement | null): () => void {
  const { language } = frame;
  const { hue, accent, seal: shape } = site.look;
  const colour = accent ? `${accent.light},${accent.dark}` : `oklch(42% .095 ${hue}),oklch(82% .075 ${hue})`;
  const line = sealPath(shape);
  const { t } = createTranslator(language.tag, language.words);
  const ownName = site.kind === 'testnet' ? t('site.testnet') : t('site.global');
  const name = site.region ? (site.names?.[language.tag] ?? regionName(language.tag, site.region)) : ownName;
  const undo = [
    paint('--hue', `${hue}`),
    paint('--accent', `light-dark(${colour})`),
    ...Array.from(seal?.querySelectorAll('path') ?? [], (path) => draw(path, line)),
    ...say('site', name),
    ...say('host', officialHost(brand, site)),
  ];
  return () => {
    for (const one of undo) one();
  };
}

function paint(property: string, value: string): () => void {
  const { style } = document.documentElement;
  const before = style.getPropertyValue(property);
  style.setProperty(property, value);
  return () => style.setProperty(property, before);
}

function draw(path: Element, line: string): () => void {
  const before = path.getAttribute('d') ?? '';
  path.setAttribute('d', line);
  return () => path.setAttribute('d', before);
}

function say(what: 'site' | 'host', text: string): (() => void)[] {
  return Array.from(document.querySelectorAll(`[data-says="${what}"]`), (place) => {
    const before = place.textContent;
    place.textContent = text;
    return () => {
      place.textContent = before;
    };
  });
}
