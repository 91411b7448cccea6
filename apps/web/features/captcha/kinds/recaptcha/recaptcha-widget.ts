import type { FrameKind } from '../../frame/frame-widget.ts';
import { WIDGET_RETRIES, whenReady } from '../../frame/when-ready.ts';

type Recaptcha = {
  readonly render: (element: HTMLElement, options: Readonly<Record<string, unknown>>) => number;
  readonly execute: (id: number) => void;
};

/** The box to tick is 304 pixels wide; a narrower one is for less room. */
const BOX_PX = 304;

/** Its answer comes before or just after its pictures are hidden. */
const ANSWER_MS = 1_000;

/** reCAPTCHA v2 (developers.google.com/recaptcha/docs/display): invisible, or a box to tick. */
const make: FrameKind<'recaptcha'>['make'] = async ({ provider, start, element, answered, dismissed, failed }) => {
  const api = await whenReady(() => {
    const { grecaptcha } = globalThis as { grecaptcha?: Partial<Recaptcha> };
    return grecaptcha?.render && grecaptcha.execute ? (grecaptcha as Recaptcha) : undefined;
  }, WIDGET_RETRIES);
  const isBox = provider.size === 'checkbox';
  const id = api.render(element, {
    sitekey: provider.siteKey,
    theme: start.dark ? 'dark' : 'light',
    hl: start.language,
    size: isBox ? (innerWidth < BOX_PX ? 'compact' : 'normal') : 'invisible',
    callback: (token: string) => answered({ token }),
    'expired-callback': failed,
    'error-callback': failed,
  });
  const show = () => {
    if (isBox) return;
    whenPicturesClose(() => setTimeout(dismissed, ANSWER_MS));
    api.execute(id);
  };
  return { isReady: () => true, show };
};

/** The widget does not say that its pictures were closed: the part of the page that holds them becomes hidden again. */
function whenPicturesClose(closed: () => void): void {
  let wereShown = false;
  new MutationObserver(() => {
    const pictures = document.querySelector('iframe[src*="/bframe"]')?.parentElement;
    const areShown = !!pictures && getComputedStyle(pictures).visibility !== 'hidden';
    if (wereShown && !areShown) closed();
    wereShown = areShown;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
}

/** The box to tick is low; pictures, which come over it, need more room and say so. The invisible one has pictures alone. */
export const recaptcha: FrameKind<'recaptcha'> = { roomPx: ({ size }) => (size === 'checkbox' ? 96 : 480), make };
