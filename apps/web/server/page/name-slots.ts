import { randomBytes, randomInt } from 'node:crypto';
import type { UserInfoResult } from '@gatehouse/contract/session/session';
import { json, text } from '../document/document.ts';

/** What pages show of a user as it is, beside the number: no view decides anything by what these say. */
const TEXTS = ['username', 'vague_email', 'vague_mobile'] as const;
const TOKEN_BYTES = 16;
const [LEAST_NUMBER, MOST_NUMBER] = [2 ** 47, 2 ** 48 - 1];

/** Stands for the names and the number of every user in a page that is rendered once for many. */
export type NameSlots = {
  /** What else is known of a user: the same for all who share a page. */
  readonly factsOf: (user: UserInfoResult) => string;
  /** The user with rooms, as a view is given it, and as the page's script is. */
  readonly inView: (user: UserInfoResult) => UserInfoResult;
  readonly inScript: (user: UserInfoResult) => UserInfoResult;
  readonly room: RegExp;
  /** What this user's page has in a room, escaped for where it stands. */
  readonly textOf: (user: UserInfoResult) => (room: string) => string;
};

/** Rooms are as random as a nonce, so that no text of a page can hold one. */
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

/** A text that is empty stays so: views say something else in its place. What is no text is a fact like others. */
function texts(user: UserInfoResult, token: string) {
  return Object.fromEntries(
    TEXTS.map((name) => [name, typeof user[name] === 'string' && user[name] ? `${token}${name}` : user[name]]),
  );
}
