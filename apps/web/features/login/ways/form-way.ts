import type { WordId } from '@gatehouse/words/catalogue';
import type { ReactNode } from 'react';
import type { LoginEvent, LoginState } from '../login-state.ts';

/** A way whose button the login form draws itself: `login-<way>` for whoever presses it, `login.<way>` in words. */
export type FormWay = {
  readonly icon: ReactNode;
  /** What a press means. `account`: what stands in its field. */
  readonly asked: (account: string) => LoginEvent;
  /** Whether the form waits for it. */
  readonly isWaiting: (state: LoginState) => boolean;
  /** What is said above the ways where it came to nothing. */
  readonly problem?: (state: LoginState) => WordId | undefined;
};
