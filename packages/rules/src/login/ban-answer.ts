import { type Decision, decide, type Rule } from '../decision.ts';
import { BAN_WINDOW_MS } from './ban.ts';

/** The facts after 31003. Values of the ban check are not validated. */
export type BanFacts = {
  /** `is_self_help_baned`; undefined where the check gave no answer. */
  readonly selfHelp: unknown;
  /** `baned_time`, epoch seconds. */
  readonly bannedTime: unknown;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether people unlock their accounts themselves on this site. */
  readonly selfUnblock: boolean;
};

/** `unblockAt` in epoch milliseconds. */
export type BanAnswer =
  | { readonly kind: 'toast' }
  | { readonly kind: 'self-unblock' }
  | { readonly kind: 'modal'; readonly unblockAt: number };

type Read = { readonly selfHelp: boolean; readonly bannedAt: number | undefined } & Pick<
  BanFacts,
  'now' | 'selfUnblock'
>;

/** The last moment that has a year of four digits. */
const LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59);
const TOAST: BanAnswer = { kind: 'toast' };

const table: readonly Rule<Read, BanAnswer>[] = [
  {
    rule: 'BAN-04',
    check: 'the call failed, or the owner cannot lift it',
    answer: ({ selfHelp }) => (selfHelp ? undefined : TOAST),
  },
  {
    rule: 'BAN-04',
    check: 'no valid time',
    answer: ({ bannedAt }) => (bannedAt === undefined ? TOAST : undefined),
  },
  {
    rule: 'BAN-02',
    check: 'over 24 h, on a site where people do not unlock accounts themselves',
    answer: (read) => (isOver(read) && !read.selfUnblock ? TOAST : undefined),
  },
  {
    rule: 'BAN-02',
    check: 'over 24 h',
    answer: (read) => (isOver(read) ? { kind: 'self-unblock' } : undefined),
  },
  {
    rule: 'BAN-03',
    check: 'within 24 h',
    answer: ({ bannedAt = 0 }) => ({ kind: 'modal', unblockAt: bannedAt + BAN_WINDOW_MS }),
  },
];

/** BAN-01 to BAN-04: what a login that was refused with 31003 shows. */
export function banAnswer({ selfHelp, bannedTime, ...rest }: BanFacts): Decision<BanAnswer> {
  return decide(table, { ...rest, selfHelp: isSet(selfHelp), bannedAt: momentOf(bannedTime) });
}

/** BAN-03: `YYYY-MM-DD HH:mm:ss` in UTC. @param ms epoch milliseconds, up to the year 9999 */
export function utcText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

function isOver({ bannedAt = 0, now }: Read): boolean {
  return now - bannedAt > BAN_WINDOW_MS;
}

/** Other servers write flags as numbers or text. */
function isSet(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true';
}

/** Epoch milliseconds of seconds; undefined for what is no moment after 1970 whose end can be written. */
function momentOf(seconds: unknown): number | undefined {
  const number = typeof seconds === 'string' && /^\d{1,12}$/.test(seconds) ? Number(seconds) : seconds;
  if (typeof number !== 'number' || !(number > 0)) return undefined;
  const ms = Math.ceil(number) * 1000;
  return ms + BAN_WINDOW_MS <= LAST_MS ? ms : undefined;
}
