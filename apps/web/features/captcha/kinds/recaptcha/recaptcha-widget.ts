import type { MakeFrameWidget } from '../../frame/frame-widget.ts';
import { WIDGET_RETRIES, whenReady } from '../../frame/when-ready.ts';

type Recaptcha = {
  readonly render: (element: HTMLElement, options: Readonly<Record<string, unknown>>) => number;
  readonly execute: (id: number) => void;
};

/** The box to tick is 304 pixels wide; a narrower one is for less room. */
const BOX_PX = 304;

/** reCAPTCHA v2 (developers.google.com/recaptcha/docs/display): invisible, or a box to tick. */
export const makeRecaptcha: MakeFrameWidget = async ({ provider, start, element, answered, failed }) => {
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
  return { isReady: () => true, show: () => (isBox ? undefined : api.execute(id)) };
};
