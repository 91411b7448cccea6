import type { CaptchaProofFields } from '@gatehouse/contract/captcha/captcha';
import { CAPTCHA_FRAME_PATH } from '@gatehouse/contract/captcha/captcha-frame';
import { captchaWire, proofFieldOf } from '@gatehouse/contract/captcha/captcha-kinds';
import type { OutsideCaptchaKind } from '@gatehouse/rules/captcha/captcha';
import { reportFailure } from '../../../platform/loading/report-failure.ts';
import type { CaptchaPlace, CaptchaWidget, OpenWidget, WidgetResult } from './captcha-widget.ts';
import { type FrameFailure, type FromFrame, readMessage, sendTo, type ToFrame } from './frame-messages.ts';
import { SCRIPT_LIMIT_MS } from './script-loader.ts';

/** Values that a widget is started with. May reject: the kind has failed. */
export type StartValues = (place: CaptchaPlace) => Promise<Readonly<Record<string, unknown>>>;

/** Beside the script's addresses: the frame's document, and the widget's own start. */
const FRAME_LIMIT_MS = 10_000;
/** Until the frame says how much room its widget needs: that of the spinner, and of the lowest widget. */
const FIRST_PX = 96;

/** CAPT-01: a captcha of another company, in a frame of our own: its script never runs in the page. */
export function inFrame(kind: OutsideCaptchaKind, startValues: StartValues | undefined): OpenWidget {
  return (place, element) => {
    const frame = document.createElement('iframe');
    const tell = (message: ToFrame) => frame.contentWindow && sendTo(frame.contentWindow, location.origin, message);
    /** At most what the window has beside the dialog’s words. */
    const resize = (height: number) => {
      frame.style.blockSize = `min(${height}px, max(17.5rem, 100dvh - 18rem))`;
    };
    const { loaded, answered, fail, hear } = listener(kind, startValues, place, { frame, tell, resize });
    const limitMs =
      FRAME_LIMIT_MS + SCRIPT_LIMIT_MS * (place.page.access.captchaProviders?.[kind]?.scripts.length ?? 1);
    let timer: ReturnType<typeof setTimeout> | undefined;
    return {
      load() {
        addEventListener('message', hear);
        timer = setTimeout(() => fail('frame'), limitMs);
        frame.title = element.dataset.title ?? '';
        frame.src = `${CAPTCHA_FRAME_PATH}?kind=${kind}`;
        resize(FIRST_PX);
        element.replaceChildren(frame);
        return loaded.promise.finally(() => clearTimeout(timer));
      },
      async show() {
        tell({ do: 'show' });
        frame.focus();
      },
      result: () => answered.promise,
      close() {
        clearTimeout(timer);
        removeEventListener('message', hear);
        frame.remove();
      },
    } satisfies CaptchaWidget;
  };
}

type Frame = {
  readonly frame: HTMLIFrameElement;
  readonly tell: (message: ToFrame) => void;
  readonly resize: (height: number) => void;
};

/** Hears what the frame says, and nothing else. */
function listener(
  kind: OutsideCaptchaKind,
  startValues: StartValues | undefined,
  place: CaptchaPlace,
  { frame, tell, resize }: Frame,
) {
  const [loaded, answered] = [deferred<void>(), deferred<WidgetResult>()];
  const fail = (why: FrameFailure | 'frame' | 'answer') => {
    if (why === 'script') logMissing(kind);
    for (const { reject } of [loaded, answered]) reject(new Error(`${kind}: ${why}`));
  };
  const parameters = Promise.resolve(startValues?.(place));
  // The frame may not be there yet.
  parameters.catch(() => undefined);
  const begin = () =>
    parameters.then(
      (values) =>
        tell({ do: 'begin', start: { language: place.page.language.tag, dark: isDark(), parameters: values } }),
      () => fail('frame'),
    );
  const answer = (given: unknown) => {
    try {
      answered.resolve(proofIn(given, kind, place.scene));
    } catch {
      fail('answer');
    }
  };
  const hear = (event: MessageEvent) => {
    const message = readMessage<FromFrame>(event, { origin: location.origin, window: frame.contentWindow });
    if (message?.is === 'there') void begin();
    else if (message?.is === 'loaded') loaded.resolve();
    else if (message?.is === 'size') resize(message.height);
    else if (message?.is === 'dismissed') answered.resolve('dismissed');
    else if (message?.is === 'failed') fail(message.why);
    else if (message?.is === 'answered') answer(message.answer);
  };
  return { loaded, answered, fail, hear };
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<Value>((onValue, onReason) => {
    [resolve, reject] = [onValue, onReason];
  });
  // It may fail before anything waits for it.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/** LOGIN-04: the proof that an answer holds, by the contract's names. @throws {Error} where a part is missing or is no text */
function proofIn(answer: unknown, kind: OutsideCaptchaKind, scene: string): CaptchaProofFields {
  const given = (answer ?? {}) as Readonly<Record<string, unknown>>;
  const parts = Object.keys(captchaWire[kind].proof).map((name) => {
    if (typeof given[name] !== 'string' || given[name] === '') throw new Error(`The answer has no ${name}`);
    return [name, given[name]];
  });
  return { [proofFieldOf(kind)]: { ...Object.fromEntries(parts), scene } };
}

/** CAPT-03: all addresses of a script failed. */
function logMissing(kind: OutsideCaptchaKind): void {
  console.warn(`The script of the captcha ${kind} did not load from any of its addresses.`);
  reportFailure('outside-script');
}

/** As the page is shown now. */
function isDark(): boolean {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (colorScheme === 'dark' || colorScheme === 'light') return colorScheme === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}
