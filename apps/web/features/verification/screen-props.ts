import type { ReactNode } from 'react';
import type { AskedFor, VerificationEvent, VerificationState } from './proof-state.ts';

export type VerificationScreenProps = ProofTexts & {
  asked: AskedFor;
  state: VerificationState;
  tell: (event: VerificationEvent) => void;
  onBack: () => void;
  more?: ReactNode;
  titleId?: string | undefined;
};

/** What whoever asks says in words of their own. */
export type ProofTexts = {
  /** Above every title: where in a wizard this is. */
  readonly count?: ReactNode;
  /** On the button that sends what was typed, and while it does; "Confirm" unless told. */
  readonly submit?: string | undefined;
  readonly submitWaiting?: string | undefined;
  /** On the button that leads back; "Back" unless told. */
  readonly back?: string | undefined;
  /** What to do with the link. */
  readonly link?: string | undefined;
  /** Said first, until something has been done: for instance that somebody has come back. */
  readonly news?: string | undefined;
  /** That nothing could be sent, with a title of its own; `code`: of the answer that says so, 0 where something else stopped it. */
  readonly notSent?: ((code: number) => ReactNode) | undefined;
};
