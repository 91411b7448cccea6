import { codes } from '@gatehouse/contract/errors/codes';
import { type RefObject, useEffect, useState } from 'react';
import type { Refused } from './submit-answer.ts';

export type Pause = {
  /** What the form still has to say. */
  readonly refused: Refused | undefined;
  /** Sending the form again would come to nothing. */
  readonly paused: boolean;
};

/**
 * LOGIN-07: after too many wrong passwords a form waits as long as the answer says. The pause is one account's: with another
 * name in the field `account` it is over, and so is what was said.
 */
export function usePause(form: RefObject<HTMLFormElement | null>, refused: Refused | undefined): Pause {
  const isPause = refused?.code === codes.tooManyPasswordErrors;
  const [left, setLeft] = useState<Refused>();
  const [waited, setWaited] = useState<Refused>();
  const { retryAfterS = 0 } = refused ?? {};
  useEffect(() => {
    if (!isPause) return;
    const stop = new AbortController();
    const leave = ({ target }: Event) => {
      if ((target as HTMLInputElement).name === 'account') setLeft(refused);
    };
    form.current?.addEventListener('input', leave, { signal: stop.signal });
    const timer = setTimeout(setWaited, retryAfterS * 1000, refused);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [form, isPause, refused, retryAfterS]);
  if (isPause && left === refused) return { refused: undefined, paused: false };
  return { refused, paused: isPause && retryAfterS > 0 && waited !== refused };
}
