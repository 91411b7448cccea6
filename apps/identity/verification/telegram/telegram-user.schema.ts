import type { TelegramUser } from '@gatehouse/contract/telegram/telegram';
import * as z from 'zod';

/** Bot API, User: an id has at most 52 significant bits. */
const ID_MAX = 2 ** 52;
const NAME_CHARS = 128;
const ADDRESS_CHARS = 512;
/** Control characters, halves of characters, and those that turn the order of the letters after them. */
const ODD = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

const name = z.string().transform((text) => [...text.replace(ODD, '').trim()].slice(0, NAME_CHARS).join(''));
const names = {
  first_name: name.default(''),
  last_name: name.default(''),
  username: z
    .string()
    .optional()
    .transform(accepted(/^\w{1,64}$/)),
  photo_url: z
    .string()
    .optional()
    .transform(accepted(/^https:\/\/[\x21-\x7e]+$/)),
};

/** A value that is not of the usual form is left out: it is only shown. */
function accepted(form: RegExp) {
  return (text: string | undefined) =>
    text !== undefined && text.length <= ADDRESS_CHARS && form.test(text) ? text : '';
}

/** The signed user, with empty values left out. */
export type LaunchUser = TelegramUser & { readonly id: number };

function withoutEmpty({ id, first_name, last_name, username, photo_url }: LaunchUser): LaunchUser {
  return {
    ...{ id, first_name },
    ...(last_name && { last_name }),
    ...(username && { username }),
    ...(photo_url && { photo_url }),
  };
}

/** TG-03: of a login in a browser. Fields that are not known are signed as well, and are not read. */
export const loginUser = z
  .object({
    id: z
      .string()
      .regex(/^[1-9]\d{0,15}$/)
      .transform(Number)
      .refine((id) => id <= ID_MAX),
    ...names,
  })
  .transform(withoutEmpty);

/** TG-03: of an ID token: `id` is the person's number, and `sub` is not. */
export const openIdUser = z
  .object({
    id: z.int().min(1).max(ID_MAX),
    name: names.first_name.catch(''),
    preferred_username: names.username.catch(''),
    picture: names.photo_url.catch(''),
  })
  .transform(({ id, name, preferred_username: username, picture: photo_url }) =>
    withoutEmpty({ id, first_name: name, username, photo_url }),
  );

const launched = z.object({ id: z.int().min(1).max(ID_MAX), ...names }).transform(withoutEmpty);

/** TG-03: the field `user` of launch data, as JSON text. */
export const launchUser = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({ code: 'custom', message: 'must be JSON', input: text });
      return z.NEVER;
    }
  })
  .pipe(launched);
