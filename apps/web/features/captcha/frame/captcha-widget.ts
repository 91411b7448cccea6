import type { CaptchaProofFields } from '@gatehouse/contract/captcha/captcha';
import type { SceneOf } from '@gatehouse/rules/login/scene';
import type { PageFrame } from '../../../shell/page-context.tsx';
import type { Refused } from '../../forms/submit-answer.ts';

/** What a captcha is asked for. */
export type CaptchaPlace = {
  readonly page: PageFrame;
  readonly action: SceneOf;
  /** LOGIN-10 */
  readonly scene: string;
};

export type WidgetResult = CaptchaProofFields | 'dismissed';

/** The API gives no challenge for a while: the visitor has asked for too many. */
export class ChallengeRefused extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(`No challenge: ${refused.code}`);
    this.refused = refused;
  }
}

/** CAPT-05: a captcha of any kind, as the flow uses it. Each method may reject: the kind has failed. */
export type CaptchaWidget = {
  /** Resolves once it can be shown. */
  readonly load: () => Promise<void>;
  readonly show: () => Promise<void>;
  /** The proof, or that the user closed it. */
  readonly result: () => Promise<WidgetResult>;
  readonly close: () => void;
};

/** @param element where a visible widget draws itself */
export type OpenWidget = (place: CaptchaPlace, element: HTMLElement) => CaptchaWidget;
