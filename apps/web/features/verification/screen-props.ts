import type { ReactNode } from 'react';
import type { ShownChallenge, VerificationEvent, VerificationState } from './proof-state.ts';

export type VerificationScreenProps = ProofTexts & {
  asked: ShownChallenge;
  state: VerificationState;
  tell: (event: VerificationEvent) => void;
  onBack: () => void;
  more?: ReactNode;
  titleId?: string | undefined;
};

/** Texts of the caller. */
export type ProofTexts = {
  /** Above every title: the step of a wizard. */
  readonly count?: ReactNode;
  /** The submit button, idle and pending; default "Confirm". */
  readonly submit?: string | undefined;
  readonly submitWaiting?: string | undefined;
  /** The back button; default "Back". */
  readonly back?: string | undefined;
  /** Instructions for the link. */
  readonly link?: string | undefined;
  /** Shown until the first action, for instance after a resumed registration. */
  readonly news?: string | undefined;
  /** A failed sending, with a title; `code`: of the answer, 0 for other failures. */
  readonly notSent?: ((code: number) => ReactNode) | undefined;
};
