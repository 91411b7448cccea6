import type { FrameKind } from '../../frame/frame-widget.ts';
import { WIDGET_RETRIES, whenReady } from '../../frame/when-ready.ts';

type Answer = { readonly ret: number; readonly ticket?: string; readonly randstr?: string };
type TencentCaptcha = new (
  appId: string,
  answered: (answer: Answer) => void,
  options: Readonly<Record<string, unknown>>,
) => { readonly show: () => void };

/** The user has closed it. */
const CLOSED = 2;
/** A ticket that the widget gives out by itself where its own server is away; no checking server takes it. */
const ITSELF = /^t(?:r)?error_/;

/** Tencent Captcha (cloud.tencent.com, document 1110): ticket and randstr, by a callback. */
const make: FrameKind<'tencent'>['make'] = async ({ provider, start, answered, dismissed, failed }) => {
  const look = () => (globalThis as { TencentCaptcha?: TencentCaptcha }).TencentCaptcha;
  const Captcha = await whenReady(look, WIDGET_RETRIES);
  const told = ({ ret, ticket, randstr }: Answer) => {
    if (ret === CLOSED) dismissed();
    else if (ret === 0 && ticket && !ITSELF.test(ticket)) answered({ ticket, randstr });
    else failed();
  };
  const options = { userLanguage: start.language.toLowerCase(), enableDarkMode: start.dark };
  const widget = new Captcha(provider.siteKey, told, options);
  return { isReady: () => true, show: () => widget.show() };
};

/** A panel over the frame. */
export const tencent: FrameKind<'tencent'> = { roomPx: () => 400, make };
