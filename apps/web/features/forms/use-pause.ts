import { codes } from '@gatehouse/contract/errors/codes';
import { type RefObject, useEffect, useState } from 'react';
import type { Refused } from './submit-answer.ts';

export type Pause = {
  /** The refusal that the form still shows. */
  readonly refused: Refused | undefined;
  /** Submitting again would be refused. */
  readonly paused: boolean;
};

/**
 * LOGIN-07: after too many wrong passwords a form pauses as long as the answer says. The pause is per account: with
 * another value in the field `account` both pause and refusal end.
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
