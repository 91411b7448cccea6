import type { ProofOf } from '@gatehouse/contract/captcha/captcha-kinds';
import type { OutsideCaptchaKind } from '@gatehouse/rules/captcha/captcha';
import type { FrameProvider, FrameStart } from './frame-messages.ts';

/** A provider's own widget inside the frame. */
export type FrameWidget = {
  /** CAPT-05: whether it can be shown. */
  readonly isReady: () => boolean;
  readonly show: () => void;
};

/** What a proof has beside its scene, by the contract's names; the page looks whether all of it is there. */
export type WidgetAnswer<Kind extends OutsideCaptchaKind> = {
  readonly [Name in keyof Omit<ProofOf<Kind>, 'scene'>]: unknown;
};

export type FrameWidgetInput<Kind extends OutsideCaptchaKind = OutsideCaptchaKind> = {
  readonly provider: FrameProvider;
  readonly start: FrameStart;
  readonly element: HTMLElement;
  readonly answered: (answer: WidgetAnswer<Kind>) => void;
  readonly dismissed: () => void;
  readonly failed: () => void;
};

/** Makes the widget, once the provider's script has loaded. May reject: the kind has failed. */
export type MakeFrameWidget<Kind extends OutsideCaptchaKind = OutsideCaptchaKind> = (
  input: FrameWidgetInput<Kind>,
) => Promise<FrameWidget>;

/** The captcha of another company, as its folder has it. */
export type FrameKind<Kind extends OutsideCaptchaKind> = {
  /** The least height of the frame, in CSS pixels. */
  readonly roomPx: (provider: FrameProvider) => number;
  readonly make: MakeFrameWidget<Kind>;
};
