import type { ModalName } from './error-answer-modals.ts';
import { ERROR_TOAST_MS, MODAL_TOAST_MS } from './toast.ts';

/** SESS-04: the toast of an ended session shows at most once in this time. */
export const SESSION_TOAST_THROTTLE_MS = 10_000;

/** A code of the API, or the name of a case that the product itself finds. */
export type Code = number | string;

/** What the product does with a code. */
export type Answer = {
  /**
   * `silent`: the request layer shows nothing; the screen may show a message beside the field. `pass-on`: an outcome that
   * the caller handles. `toast`, `modal`: shown at once. `sign-out`: the session is cleared.
   */
  readonly kind: 'silent' | 'toast' | 'modal' | 'sign-out' | 'pass-on';
  /** Whether the call's promise gives the data or fails. Neither ever grants a session. */
  readonly settle: 'resolve' | 'reject';
  readonly toast?: {
    readonly ms: number;
    /** `code-and-message` is ERR-01's `code: message`; the others are fixed sentences. */
    readonly text: 'code-and-message' | 'account-terminated' | 'captcha-unavailable';
    readonly throttleMs?: number;
  };
  readonly modal?: ModalName;
  /** The bind-failure dialog offers to bind again (TG-08). */
  readonly bindAgain?: boolean;
  /** The page runs the ban check and shows its result, after any call (BAN-01). */
  readonly next?: 'ban-check';
  /** HTTP-16: the call's cache entry goes. */
  readonly dropsCache?: boolean;
};

/** What an answer depends on beside the code. `call` is the path without prefix and query, never the visitor's. */
export type CallContext = { readonly call: string; readonly passErrCount?: number; readonly telegram?: boolean };

/** A condition of an answer; without `when` it always holds. `check` is what traces and documents say of it. */
export type When = { readonly check?: string; readonly when?: (context: CallContext) => boolean };
/** `rule` has the requirement ids. */
export type AnswerRow = When & { readonly rule: string; readonly answer: Answer };
export type RemapRow = When & { readonly rule: string; readonly to: Code };

/** All that is known of one code. The tables are in the contract (`contract/errors`), for codes are spellings of the wire. */
export type ErrorRow = {
  readonly code: Code;
  readonly means: string;
  /** Plain English of the reference API, which throws the code by the row's name. Absent: it does not throw it. */
  readonly message?: string;
  /** HTTP status; absent: 200. */
  readonly status?: number;
  /** Field of the payload that the refusal is about, named in the answer's `result.field`. */
  readonly field?: string;
  /** Requirement ids that speak of it, with spaces between. */
  readonly ids: string;
  /** First that fits wins. Absent, or none fits: `otherwise`. */
  readonly answers?: readonly AnswerRow[];
  /** ERR-05, ERR-07: another code that this one is answered as; the first that fits. */
  readonly becomes?: readonly RemapRow[];
};

/** A toast of ERR-01. */
export const toast = (ms = ERROR_TOAST_MS): Answer => ({
  kind: 'toast',
  settle: 'reject',
  toast: { ms, text: 'code-and-message' },
});
/** A toast with a sentence of its own. */
export const toastOf = (text: NonNullable<Answer['toast']>['text']): Answer => ({
  ...toast(),
  toast: { ms: MODAL_TOAST_MS, text },
});
/** ERR-08: a dialog, and a toast beside it. */
export const modal = (name: ModalName, more: Partial<Answer> = {}): Answer => ({
  ...toast(MODAL_TOAST_MS),
  kind: 'modal',
  settle: 'resolve',
  modal: name,
  ...more,
});
export const silent: Answer = { kind: 'silent', settle: 'resolve' };
export const passOn: Answer = { kind: 'pass-on', settle: 'resolve' };
export const fails: Answer = { kind: 'pass-on', settle: 'reject' };
export const signOut: Answer = { kind: 'sign-out', settle: 'reject' };
export const signOutWithToast: Answer = {
  ...signOut,
  toast: { ms: ERROR_TOAST_MS, text: 'code-and-message', throttleMs: SESSION_TOAST_THROTTLE_MS },
};

/** The same answer on every call. */
export const always = (rule: string, answer: Answer): readonly AnswerRow[] => [{ rule, answer }];

/** ERR-01: every code without a row, or whose rows do not fit the call. */
export const otherwise: AnswerRow = { rule: 'ERR-01', answer: toast() };
