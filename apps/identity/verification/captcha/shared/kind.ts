import type { CaptchaInfoResult } from '@gatehouse/contract/captcha/captcha';
import type { ProofOf } from '@gatehouse/contract/captcha/captcha-kinds';
import type { CaptchaProvider, OutsideCaptchaKind } from '@gatehouse/rules/captcha/captcha';
import type { CaptchaDemand } from '@gatehouse/rules/captcha/captcha-demand';
import type { Visitor } from '../../../http/visitor.ts';
import type { AskCheckingServer } from './checking-server.ts';

/** For what a proof is given. */
export type Asked = {
  /** LOGIN-10 */
  readonly scene: string;
  readonly visitor: Visitor;
  readonly demand: Exclude<CaptchaDemand, 'none'>;
};

/** Why a proof does not count. `weak`: the demand asks for more. */
export type Fault = 'wrong' | 'old' | 'foreign' | 'weak';

/** A proof that was looked at. `id` is the same whenever the same proof is given; from `expiresAt` (epoch ms) on it never counts. */
export type Checked =
  | { readonly verdict: 'right' | 'away'; readonly id: string; readonly expiresAt: number }
  | { readonly verdict: Fault };

/** Checks the proof of one kind. `away`: its checking server gives no answer. Never throws for what a visitor or that server sends. */
export type CheckProof<Proof> = (proof: Proof, asked: Asked) => Promise<Checked>;

/** A captcha of another company, as the operator configured it. */
export type ConfiguredCaptcha = CaptchaProvider & {
  readonly secret: string;
  /** Address of its checking server. */
  readonly check: string;
};
export type ConfiguredCaptchas = Readonly<Partial<Record<OutsideCaptchaKind, ConfiguredCaptcha>>>;

/** What a widget is started with, where its company gives it out for each visit. */
export type WidgetStart = {
  readonly register: () => Promise<CaptchaInfoResult>;
  /** The same while the checking server counts as away. */
  readonly offline: () => CaptchaInfoResult;
};

export type OpenedKind<Kind extends OutsideCaptchaKind> = {
  readonly check: CheckProof<ProofOf<Kind>>;
  /** CAPT-07: absent: the site key is all that the widget needs. */
  readonly start?: WidgetStart;
};

/** The captcha of another company, as its folder has it. */
export type OutsideKind<Kind extends OutsideCaptchaKind> = {
  /** What the company has for everybody, unless the operator's file says otherwise. */
  readonly defaults: Pick<ConfiguredCaptcha, 'scripts' | 'origins' | 'check'>;
  /** Whether the operator's file may say `size`. */
  readonly hasSizes?: true;
  readonly open: (
    configured: ConfiguredCaptcha,
    parts: {
      /** Asks its checking server. */
      readonly ask: AskCheckingServer;
      /** Epoch milliseconds. */
      readonly clock: () => number;
      readonly note: (message: string) => void;
    },
  ) => OpenedKind<Kind>;
};

/** Longer than any company takes its proofs. */
export const OUTSIDE_PROOF_TTL_MS = 3600_000;
