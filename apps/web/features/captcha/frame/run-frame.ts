import type { FrameFailure, FrameProvider, FrameStart, FromFrame, ToFrame } from './frame-messages.ts';
import type { MakeFrameWidget } from './frame-widget.ts';
import type { ScriptLoader } from './script-loader.ts';
import { WIDGET_RETRIES, whenReady } from './when-ready.ts';

export type FrameParts = {
  readonly provider: FrameProvider;
  readonly element: HTMLElement;
  readonly loader: ScriptLoader;
  readonly make: MakeFrameWidget;
  readonly tell: (message: FromFrame) => void;
};

/** The frame's side of a captcha: performs what the page asks for, each once. */
export function runFrame({ provider, element, loader, make, tell }: FrameParts): (asked: ToFrame) => Promise<void> {
  let widget: ReturnType<MakeFrameWidget> | undefined;
  const fail = (why: FrameFailure) => tell({ is: 'failed', why });

  async function begin(start: FrameStart): Promise<void> {
    try {
      await loader.load();
    } catch {
      return fail('script');
    }
    widget = make({
      ...{ provider, start, element },
      answered: (answer) => tell({ is: 'answered', answer }),
      dismissed: () => tell({ is: 'dismissed' }),
      failed: () => fail('widget'),
    });
    await widget.then(
      () => tell({ is: 'loaded' }),
      () => fail('not-ready'),
    );
  }

  async function show(): Promise<void> {
    try {
      const made = await widget;
      const ready = await whenReady(() => (made?.isReady() ? made : undefined), WIDGET_RETRIES);
      ready.show();
    } catch {
      fail('not-ready');
    }
  }

  return async (asked) => {
    if (asked.do === 'show') await show();
    else if (!widget && loader.state() === 'notLoad') await begin(asked.start);
  };
}
