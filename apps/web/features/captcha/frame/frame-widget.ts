import type { FrameProvider, FrameStart } from './frame-messages.ts';

/** A provider's own widget inside the frame. */
export type FrameWidget = {
  /** CAPT-05: whether it can be shown. */
  readonly isReady: () => boolean;
  readonly show: () => void;
};

export type FrameWidgetInput = {
  readonly provider: FrameProvider;
  readonly start: FrameStart;
  readonly element: HTMLElement;
  readonly answered: (answer: unknown) => void;
  readonly dismissed: () => void;
  readonly failed: () => void;
};

/** Makes the widget, once the provider's script has loaded. May reject: the kind has failed. */
export type MakeFrameWidget = (input: FrameWidgetInput) => Promise<FrameWidget>;
