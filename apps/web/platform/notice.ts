import type { Envelope } from '@gatehouse/contract/call';
import type { WalledResult } from '@gatehouse/contract/region';
import type { AnswerTo } from '@gatehouse/rules/error-answer';

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

/** Passes on what the error catalogue wants shown; a throttled toast at most once in its time (SESS-04). */
export function createNoticeGate({ notify, clock }: { notify: (notice: Notice) => void; clock: () => number }) {
  let lastThrottledAt = Number.NEGATIVE_INFINITY;
  return (answer: Shown, { ret_code, ret_msg, result }: Envelope, call?: string): void => {
    let toast = answer.toast;
    if (toast?.throttleMs) {
      if (clock() - lastThrottledAt < toast.throttleMs) toast = undefined;
      else lastThrottledAt = clock();
    }
    if (!toast && !answer.modal) return;
    const ownSite = answer.modal === 'code-message' && (result as Partial<WalledResult> | null | undefined)?.site;
    notify({
      code: answer.code,
      message: ret_msg,
      ...(toast ? { toast } : {}),
      ...(typeof ownSite === 'string' ? { ownSite } : {}),
      ...(answer.modal ? { modal: answer.modal, asked: { code: String(ret_code), ...(call ? { call } : {}) } } : {}),
    });
  };
}
