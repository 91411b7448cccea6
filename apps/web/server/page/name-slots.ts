import { randomBytes, randomInt } from 'node:crypto';
import type { UserInfoResult } from '@gatehouse/contract/session/session';
import { json, text } from '../document/document.ts';

/** The texts of a user that pages show unchanged, beside the id: no view decides anything by them. */
const TEXTS = ['username', 'vague_email', 'vague_mobile'] as const;
const TOKEN_BYTES = 16;
const [LEAST_NUMBER, MOST_NUMBER] = [2 ** 47, 2 ** 48 - 1];

/** Slots for the names and the id of a user in a page that is rendered once for many. */
export type NameSlots = {
  /** The other facts of a user, equal for all who share a page. */
  readonly factsOf: (user: UserInfoResult) => string;
  /** The user with slots, for the view and for the page's script. */
  readonly inView: (user: UserInfoResult) => UserInfoResult;
  readonly inScript: (user: UserInfoResult) => UserInfoResult;
  readonly room: RegExp;
  /** This user's text for a slot, escaped for its place. */
  readonly textOf: (user: UserInfoResult) => (room: string) => string;
};

/** Slots are as random as a nonce, so that no text of a page contains one. */
export function createNameSlots(): NameSlots {
  const [view = '', script = ''] = [1, 2].map(() => randomBytes(TOKEN_BYTES).toString('hex'));
  const number = randomInt(LEAST_NUMBER, MOST_NUMBER);
  const withRooms = (token: string) => (user: UserInfoResult) => ({ ...user, id: number, ...texts(user, token) });
  return {
    factsOf: (user) => JSON.stringify({ ...user, id: 0, ...texts(user, '') }),
    inView: withRooms(view),
    inScript: withRooms(script),
    room: new RegExp(`(${number}|(?:${view}|${script})(?:${TEXTS.join('|')}))`),
    textOf: (user) => (room) => {
      if (room === `${number}`) return `${user.id}`;
      const name = TEXTS.find((one) => room.endsWith(one)) ?? 'username';
      return room.startsWith(view) ? text(user[name]) : json(user[name]).slice(1, -1);
    },
  };
}

/** An empty text stays empty, since views replace it. Values that are no text count as facts. */
function texts(user: UserInfoResult, token: string) {
  return Object.fromEntries(
    TEXTS.map((name) => [name, typeof user[name] === 'string' && user[name] ? `${token}${name}` : user[name]]),
  );
}
