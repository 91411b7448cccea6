import type { FrameKind } from '../../frame/frame-widget.ts';
import { whenReady } from '../../frame/when-ready.ts';

/** GeeTest v3 (docs.geetest.com, "API reference of the client"), the part that is used here. */
type GeetestWidget = {
  readonly onReady: (act: () => void) => GeetestWidget;
  readonly onSuccess: (act: () => void) => GeetestWidget;
  readonly onError: (act: () => void) => GeetestWidget;
  readonly onClose: (act: () => void) => GeetestWidget;
  /** False: it is not solved. */
  readonly getValidate: () => Readonly<Partial<Record<string, unknown>>> | false;
  readonly verify: () => void;
};
type InitGeetest = (options: Readonly<Record<string, unknown>>, act: (widget: GeetestWidget) => void) => void;

/** CAPT-05: how often the script's function is looked for, for 3 s. */
const LOAD_POLL = { everyMs: 200, times: 15 } as const;

const make: FrameKind<'geetest'>['make'] = async ({ start, answered, dismissed, failed }) => {
  const initGeetest = await whenReady(() => (globalThis as { initGeetest?: InitGeetest }).initGeetest, LOAD_POLL);
  const widget = await new Promise<GeetestWidget>((resolve) =>
    initGeetest({ ...start.parameters, product: 'bind', lang: start.language.toLowerCase(), https: true }, resolve),
  );
  let isReady = false;
  widget
    .onReady(() => {
      isReady = true;
    })
    .onSuccess(() => answered(answerOf(widget)))
    .onError(failed)
    .onClose(dismissed);
  return { isReady: () => isReady, show: () => widget.verify() };
};

function answerOf(widget: GeetestWidget) {
  const {
    geetest_challenge: challenge,
    geetest_validate: validate,
    geetest_seccode: seccode,
  } = widget.getValidate() || {};
  return { challenge, validate, seccode };
}

/** GeeTest v3, "bind": a panel over the frame. */
export const geetest: FrameKind<'geetest'> = { roomPx: () => 400, make };
