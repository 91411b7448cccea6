import type { CodeName } from '@gatehouse/contract/errors/codes';
import { EMAIL_CODE_VERIFY_PATH, LOGIN_LINK_PATH, RETRIEVE_PATH } from '@gatehouse/rules/page/page-paths';
import { Refusal } from '../../kernel/refusal.ts';
import type { ChallengePurpose } from './tables.ts';

/** How long one usually may take to answer. */
export const CHALLENGE_TTL_MS = 30 * 60_000;

/** How long a registration may take, from its first step. */
export const REGISTRATION_TTL_MS = 24 * 3600_000;

/** What one purpose does differently in asking for a proof, sending it and checking it. */
export type PurposePolicy = {
  /** How long one may take to answer. */
  readonly ttlMs: number;
  /** Whose answer is taken: of the device that it was made for, a link from any; or of any, and then it is proved for that one. */
  readonly devices: 'opener' | 'any';
  /** Wrong answers of all ways together; a code that was sent has its own count beside. Infinity: that alone counts. */
  readonly tries: number;
  /** Of an existing account, or of a name that is new to it: then a code fits although no account has that name. */
  readonly proves: 'account' | 'new name';
  /** An account that has the name already is notified in place of a code. */
  readonly tellsOwner: boolean;
  /** Identified by more than a typed name: its mails do not count as a stranger's. */
  readonly asksOwner: boolean;
  /** The page that its link leads to; without one a code alone is sent. */
  readonly linkPage?: string;
  /** The link in a notice to the owner of a name is valid: opening it proves that they own it. */
  readonly linkFitsOwner: boolean;
  /** Where another item than the last one is asked for, it is sent at once. */
  readonly eachItem: boolean;
  /** A call while a message is on its way waits for the result of its delivery; elsewhere the message counts as sent. */
  readonly waitsForSending: boolean;
  /** The field that an answer is about, where its answers name it. */
  readonly fields: Readonly<Partial<Record<CodeName, 'code' | 'email' | 'mobile'>>>;
  /** Stays when the account is changed (see end-challenges.ts). */
  readonly outlivesChange: boolean;
};

const usual: PurposePolicy = {
  ...{ ttlMs: CHALLENGE_TTL_MS, devices: 'opener', tries: 10, proves: 'account', tellsOwner: false },
  ...{
    asksOwner: false,
    linkFitsOwner: false,
    eachItem: true,
    waitsForSending: false,
    fields: {},
    outlivesChange: false,
  },
};

/** The rules of every purpose: the one engine for proofs reads them here; only the words of a message are chosen by its name. */
export const purposes: Readonly<Record<ChallengePurpose, PurposePolicy>> = {
  login: { ...usual, linkPage: LOGIN_LINK_PATH },
  login_second: { ...usual, asksOwner: true },
  step_up: usual,
  reset: { ...usual, linkPage: RETRIEVE_PATH },
  lost_factor: usual,
  new_name: { ...usual, proves: 'new name', tellsOwner: true },
  old_name: usual,
  unblock: usual,
  lock: { ...usual, outlivesChange: true },
  sub_account: usual,
  third_party: { ...usual, proves: 'new name' },
  register: {
    ...{
      ttlMs: REGISTRATION_TTL_MS,
      devices: 'any',
      tries: Number.POSITIVE_INFINITY,
      proves: 'new name',
      tellsOwner: true,
    },
    ...{
      asksOwner: false,
      linkPage: EMAIL_CODE_VERIFY_PATH,
      linkFitsOwner: true,
      eachItem: false,
      waitsForSending: true,
    },
    fields: {
      wrongCode: 'code',
      codeExpired: 'code',
      codeTriesUsed: 'code',
      mailNotSent: 'email',
      smsNotSent: 'mobile',
    },
    outlivesChange: true,
  },
};

/** Purposes of whose policy this holds. */
export function purposesThat(holds: (policy: PurposePolicy) => boolean): readonly ChallengePurpose[] {
  return (Object.keys(purposes) as ChallengePurpose[]).filter((purpose) => holds(purposes[purpose]));
}

/** The same refusal, with the field that it is about where the purpose's answers name it. */
export function namingField(purpose: ChallengePurpose, refusal: Refusal): Refusal {
  const field = purposes[purpose].fields[refusal.code];
  return field ? new Refusal(refusal.code, { field, ...(refusal.result as object | undefined) }) : refusal;
}
