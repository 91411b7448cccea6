/**
 * What can be wrong with signed data. `stale`: too old for a login, fresh for a session; `expired`: too old for both; `future`:
 * dated an hour ahead; `tampered`: the person's id changed after signing; `unsigned`: no hash; `replayed`: the person's last
 * data again; `other-bot`: signed with another bot's token.
 */
export const DEFECTS = ['none', 'stale', 'expired', 'future', 'tampered', 'unsigned', 'replayed', 'other-bot'] as const;
export type Defect = (typeof DEFECTS)[number];

/** Seconds by which data with this defect is older than now; negative: ahead. */
const AGE_SECONDS: Readonly<Partial<Record<Defect, number>>> = { stale: 600, expired: 86_400, future: -3_600 };

const OTHER_BOT_TOKEN = '7000000002:another-bot-of-our-own-Telegram';

/** @returns `auth_date` in seconds since 1970; `ageSeconds` wins over what the defect says */
export function authDate(now: number, defect: Defect, ageSeconds?: number): number {
  return Math.floor(now / 1_000) - (ageSeconds ?? AGE_SECONDS[defect] ?? 0);
}

export function tokenFor(defect: Defect, botToken: string): string {
  return defect === 'other-bot' ? OTHER_BOT_TOKEN : botToken;
}

export function isDefect(value: unknown): value is Defect {
  return DEFECTS.includes(value as Defect);
}
