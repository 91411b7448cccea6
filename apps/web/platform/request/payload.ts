import {
  type Extras,
  type ExtrasOnTheWire,
  extrasMaxChars,
  NO_CLIENT,
  spellExtras,
} from '@gatehouse/contract/login/extras';

export type { Extras };

/**
 * LOGIN-04: removes empty values: undefined, null, blank text, and objects and lists with nothing left. 0 and false
 * stay.
 */
export function stripEmpty<T extends object>(payload: T): Partial<T> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(payload)) {
    const stripped = isPlain(value) ? stripEmpty(value) : value;
    if (!isEmpty(stripped)) kept[name] = stripped;
  }
  return kept as Partial<T>;
}

/**
 * LOGIN-04: the extra fields of a login or registration. Attribution must never prevent one, so a value that is longer
 * than the API accepts is left out, and a long `url` loses its query.
 */
export function loginExtras(extras: Extras): ExtrasOnTheWire {
  const { ext_json, url, ...words } = spellExtras({
    ...extras,
    url: shortUrl(extras.url),
    clientId: word(extras.clientId) ?? NO_CLIENT,
    registChannel: word(extras.registChannel),
    medium: word(extras.medium),
    userCode: word(extras.userCode),
    tgSource: word(extras.tgSource),
    signupTiming: soundTiming(extras.signupTiming),
  });
  const ext = stripEmpty(ext_json as object);
  return stripEmpty({
    url,
    ...words,
    ext_json: isEmpty(ext) ? undefined : JSON.stringify(ext),
  }) as ExtrasOnTheWire;
}

function word(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed && trimmed.length <= extrasMaxChars.word ? trimmed : undefined;
}

/** Validates the record: it comes from the browser's storage. */
function soundTiming(timing: Extras['signupTiming']): Extras['signupTiming'] {
  const isTime = (time: number) => Number.isSafeInteger(time) && time >= 0;
  if (!timing || !isTime(timing.signup_time) || !isTime(timing.last_refresh_time)) return undefined;
  const pages = timing.user_behavior_path.map((name) => name.trim()).filter((name) => name !== '');
  const path = pages.filter((name) => name.length <= extrasMaxChars.page).slice(-extrasMaxChars.pages);
  return path.length > 0 ? { ...timing, user_behavior_path: path } : undefined;
}

function shortUrl(url: string | undefined): string | undefined {
  const short = url && url.length > extrasMaxChars.url ? url.replace(/[?#].*$/s, '') : url;
  return short && short.length <= extrasMaxChars.url ? short : undefined;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return isPlain(value) && Object.keys(value).length === 0;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
