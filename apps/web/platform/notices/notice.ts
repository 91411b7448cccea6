import type { Envelope } from '@gatehouse/contract/call/call';
import type { RingFencedResult } from '@gatehouse/contract/region/region';
import type { AnswerTo } from '@gatehouse/rules/errors/error-answer';
import { readLocal, writeLocal } from '../storage/storage.ts';

/** A notice for the user; its text is chosen where it is shown. */
export type Notice = {
  readonly code: number | string;
  /** The server's message, for codes without a message of the catalogue. */
  readonly message: string;
  readonly toast?: AnswerTo['toast'];
  readonly modal?: AnswerTo['modal'];
  /** TG-08: the dialog does not offer to bind again. */
  readonly single?: true;
  /** REGION-09: the id of the account's own site, as the API named it. */
  readonly ownSite?: string;
  /** With a dialog: the code and call of the answer, for a reference. */
  readonly asked?: { readonly code: string; readonly call?: string };
};

type Shown = Pick<AnswerTo, 'code' | 'toast' | 'modal' | 'bindAgain'>;

/** When the last throttled toast was shown; shared by all tabs of the site and kept over reloads. */
const TOASTED_KEY = 'session-at-toast';

/**
 * Passes on notices of the error catalogue; a throttled toast at most once per interval in all tabs (SESS-04).
 * @returns a function that reports whether a toast is shown
 */
export function createNoticeGate({ notify, clock }: { notify: (notice: Notice) => void; clock: () => number }) {
  let ownAt = Number.NEGATIVE_INFINITY;

  function isDue(throttleMs: number): boolean {
    const now = clock();
    const told = Number(readLocal(TOASTED_KEY) ?? Number.NaN);
    // A device whose clock was ahead may have stored a time in the future.
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
      ...(answer.bindAgain === false ? { single: true } : {}),
      ...(typeof ownSite === 'string' ? { ownSite } : {}),
      ...(answer.modal ? { modal: answer.modal, asked: { code: String(ret_code), ...(call ? { call } : {}) } } : {}),
    });
    return toast !== undefined;
  };
}
