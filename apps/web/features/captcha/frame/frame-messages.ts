import type { CaptchaProvider } from '@gatehouse/rules/captcha/captcha';

/** The frame's document holds the public half of its provider, as JSON in the element of this id. */
export const PROVIDER_ID = 'provider';
/** And the widget in this one. */
export const PLACE_ID = 'captcha';

/** What the frame's document says of its captcha. */
export type FrameProvider = Pick<CaptchaProvider, 'siteKey' | 'scripts' | 'size'> & { readonly kind: string };

/** Values that the page knows and the frame's document does not. */
export type FrameStart = {
  /** BCP 47 */
  readonly language: string;
  readonly dark: boolean;
  /** CAPT-07: GeeTest's own values. */
  readonly parameters?: Readonly<Record<string, unknown>> | undefined;
};

/** From the page to the frame. */
export type ToFrame = { readonly do: 'begin'; readonly start: FrameStart } | { readonly do: 'show' };

/** Why a captcha in a frame failed. `script`: none of its addresses answered. */
export type FrameFailure = 'script' | 'widget' | 'not-ready';

/** From the frame to the page. `answer` is the provider's own, unchecked. Sizes are CSS pixels. */
export type FromFrame =
  | { readonly is: 'there' }
  | { readonly is: 'loaded' }
  | { readonly is: 'size'; readonly height: number }
  | { readonly is: 'answered'; readonly answer: unknown }
  | { readonly is: 'dismissed' }
  | { readonly is: 'failed'; readonly why: FrameFailure };

/** The same for both directions; other scripts of a page have messages too. */
const MARK = 'gatehouse-captcha';

type Envelope = { readonly mark?: unknown; readonly message?: unknown };
type Heard = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

export function sendTo(target: Window, origin: string, message: ToFrame | FromFrame): void {
  target.postMessage({ mark: MARK, message }, origin);
}

/** A message of the other side; undefined where it comes from elsewhere, or is none of ours. */
export function readMessage<Message extends ToFrame | FromFrame>(
  { origin, source, data }: Heard,
  from: { readonly origin: string; readonly window: Window | null },
): Message | undefined {
  if (from.window === null || source !== from.window || origin !== from.origin) return undefined;
  const { mark, message } = (typeof data === 'object' && data !== null ? data : {}) as Envelope;
  return mark === MARK && typeof message === 'object' && message !== null ? (message as Message) : undefined;
}
