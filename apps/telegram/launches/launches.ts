import { randomBytes } from 'node:crypto';
import type { Person } from '../core/people.ts';
import { TELEGRAM_PAGE_PATH, type Telegram } from '../core/telegram.ts';
import type { SignedFields } from '../signing/check-text.ts';
import { authDate, type Defect, tokenFor } from '../signing/defects.ts';
import { signLaunchData } from '../signing/launch-data.ts';
import { signLoginData } from '../signing/login-data.ts';
import type { LaunchRequest } from './launch-request.ts';
import { THEMES, type ThemeParams } from './themes.ts';

/** `data`: the launch data as a query (`tgWebAppData`); `url`: the mini-app's address with everything in its fragment. */
export type Launch = {
  readonly url: string;
  readonly data: string;
  readonly platform: string;
  readonly version: string;
  readonly themeParams: ThemeParams;
};

/** `fields`: as a browser's login has them; `query`: the same as a query; `result`: what follows `#tgAuthResult=`. */
export type LoginData = { readonly fields: object; readonly query: string; readonly result: string };

/** How one of Telegram's data is made: with what wrong, and how old. */
export type Making = { readonly defect: Defect; readonly ageSeconds?: number | undefined };

export type Launches = {
  readonly launch: (request: LaunchRequest) => Launch;
  readonly login: (person: Person, making: Making) => LoginData;
};

const VERSION = '8.0';

/** Makes what this Telegram signs. Keeps each person's last data, for the defect `replayed`. */
export function createLaunches(telegram: Telegram, now: () => number = Date.now): Launches {
  const { botToken, keys } = telegram;
  const lastLaunches = new Map<number, string>();
  const lastLogins = new Map<number, SignedFields>();

  const freshData = (request: LaunchRequest): string => {
    const { defect, ageSeconds } = request;
    const signer = { botToken: tokenFor(defect, botToken), privateKey: keys.privateKey };
    const fields = launchFields(telegram, request, authDate(now(), defect, ageSeconds));
    return String(new URLSearchParams(spoiled(signLaunchData(fields, signer), defect)));
  };

  const freshLogin = (person: Person, { defect, ageSeconds }: Making): SignedFields => {
    const { id, language_code: _language, is_premium: _premium, pictured: _pictured, ...names } = person;
    const date = authDate(now(), defect, ageSeconds);
    const fields = { id: String(id), ...names, ...photo(telegram, person), auth_date: String(date) };
    return spoiled(signLoginData(fields, tokenFor(defect, botToken)), defect);
  };

  return {
    launch(request) {
      const { person, site, path, platform, theme, themeParams = THEMES[theme], defect } = request;
      if (request.allowsWrite) telegram.chats.of(person).started = true;
      const data = (defect === 'replayed' ? lastLaunches.get(person.id) : undefined) ?? freshData(request);
      if (defect === 'none') lastLaunches.set(person.id, data);
      const fragment = new URLSearchParams({
        tgWebAppData: data,
        tgWebAppVersion: VERSION,
        tgWebAppPlatform: platform,
        tgWebAppThemeParams: JSON.stringify(themeParams),
      });
      return { url: `${site}${path}#${fragment}`, data, platform, version: VERSION, themeParams };
    },
    login(person, making) {
      const last = making.defect === 'replayed' ? lastLogins.get(person.id) : undefined;
      const signed = last ?? freshLogin(person, making);
      if (making.defect === 'none') lastLogins.set(person.id, signed);
      const fields = { ...signed, id: Number(signed.id), auth_date: Number(signed.auth_date) };
      const result = Buffer.from(JSON.stringify(fields)).toString('base64url');
      return { fields, query: String(new URLSearchParams(signed)), result };
    },
  };
}

/** In the order of Telegram's own data. */
function launchFields(telegram: Telegram, request: LaunchRequest, date: number): SignedFields {
  const { person, language, startParam } = request;
  const { pictured: _pictured, ...named } = person;
  const { blocked, started } = telegram.chats.of(person);
  const user = {
    ...named,
    language_code: language ?? person.language_code,
    ...(started && !blocked ? { allows_write_to_pm: true } : {}),
    ...photo(telegram, person),
  };
  return {
    query_id: randomBytes(18).toString('base64url'),
    // Telegram escapes slashes.
    user: JSON.stringify(user).replaceAll('/', String.raw`\/`),
    auth_date: String(date),
    ...(startParam ? { start_param: startParam, chat_type: 'private', chat_instance: instance() } : {}),
  };
}

function instance(): string {
  return String(randomBytes(8).readBigInt64BE());
}

function photo({ origin }: Telegram, { id, pictured }: Person): { photo_url?: string } {
  return pictured ? { photo_url: `${origin}${TELEGRAM_PAGE_PATH}/photo/${id}.svg` } : {};
}

/** After signing. */
function spoiled(fields: SignedFields, defect: Defect): SignedFields {
  if (defect === 'unsigned') {
    const { hash: _hash, ...rest } = fields;
    return rest;
  }
  if (defect !== 'tampered') return fields;
  const changed = (text: string) => text.replace(/7[12]\d{8}/, '7100000099');
  return { ...fields, ...(fields.user ? { user: changed(fields.user) } : { id: changed(fields.id ?? '') }) };
}
