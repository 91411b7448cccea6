import { type Decision, decide, type Rule } from '../decision.ts';

/** The value as text; an object counts as none, because its conversion may throw. */
const written = (uid: unknown) => (typeof uid === 'string' || typeof uid === 'number' ? `${uid}`.trim() : '');

const table: readonly Rule<unknown, boolean>[] = [
  { rule: 'SESS-09', check: 'there is no bind_uid', answer: (uid) => (written(uid) === '' ? false : undefined) },
  { rule: 'SESS-09', check: 'bind_uid is 0', answer: (uid) => (written(uid) === '0' ? false : undefined) },
  {
    rule: 'SESS-09',
    check: 'bind_uid is a possible account number',
    answer: (uid) => (/^\d{1,20}$/.test(written(uid)) ? true : undefined),
  },
  { rule: 'SESS-09', check: 'bind_uid cannot be read', answer: () => false },
];

/** SESS-09: an account is bound when `bind_uid` is neither empty nor "0". What is no number is not bound. */
export function isBound(bindUid: unknown): Decision<boolean> {
  return decide(table, bindUid);
}
