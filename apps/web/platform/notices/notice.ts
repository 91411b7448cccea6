import type { Envelope } from '@gatehouse/contract/call/call';
import type { RingFencedResult } from '@gatehouse/contract/region/region';
import type { AnswerTo } from '@gatehouse/rules/errors/error-answer';
import { readLocal, writeLocal } from '../storage/storage.ts';

/** Something for the person to see; the words are chosen where it is shown. */
export type Notice = {
  readonly code: number | string;
  /** The server's own message, for codes without words of ours. */
  readonly message: string;
  readonly toast?: AnswerTo['toast'];
  readonly modal?: AnswerTo['modal'];
  /** REGION-09: the id of the account's own site, as the API named it. */
  readonly ownSite?: string;
  /** Beside a dialog: the code as it was answered, and by which call; for a reference. */
  readonly asked?: { readonly code: string; readonly call?: string };
};

type Shown = Pick<AnswerTo, 'code' | 'toast' | 'modal'>;

/** When the last throttled toast showed, for every tab of the site and after a reload. */
const TOASTED_KEY = 'session-at-toast';

/**
 * Passes on what the error catalogue wants shown; a throttled toast at most once in its time in all tabs (SESS-04).
 * @returns a function that tells whether a toast shows
 */
export function createNoticeGate({ notify, clock }: { notify: (notice: Notice) => void; clock: () => number }) {
  let ownAt = Number.NEGATIVE_INFINITY;

  function isDue(throttleMs: number): boolean {
    const now = clock();
    const told = Number(readLocal(TOASTED_KEY) ?? Number.NaN);
    // A device whose clock was ahead once may have left a time that is still to come.
    const lastAt = told <= now ? Math.max(ownAt, told) : ownAt;
    if (now - lastAt < throttleMs) return false;
    ownAt = now;
    writeLocal(TOASTED_KEY, `${now}`);
    return true;
  }

  return (answer: Shown, { ret_code, ret_msg, result }: Envelope, call?: string): boolean => {
    const toast = answer.toast?.throttleMs && !isDue(answer.toast.throttleMs) ? undefined : answer.toast;
    if (!toast && !answer.modal) return false;
    const ownSite = answer.modal === 'code-message' && (result as Partial<RingFencedResult> | null | undefined)?.site;
    notify({
      code: answer.code,
      message: ret_msg,
      ...(toast ? { toast } : {}),
      ...(typeof ownSite === 'string' ? { ownSite } : {}),
      ...(answer.modal ? { modal: answer.modal, asked: { code: String(ret_code), ...(call ? { call } : {}) } } : {}),
    });
    return toast !== undefined;
  };
}
