import type { CodeName } from '@gatehouse/contract/errors/codes';
import { NETWORKS_OF_A_SITE, siteNetwork } from '@gatehouse/rules/request/counted-address';
import { Refusal } from '../kernel/refusal.ts';
import { type Counter, localCounter, sharedCounter } from './counters.ts';
import { openSharedMemory } from './shared-memory.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/**
 * How many of a thing one key may do in a time. At login only failures count, so that a busy office can log in. SMS cost
 * money, and fraud earns by them: `sms-limits.ts`.
 */
export const defaultLimits = {
  loginFailuresByAddress: { points: 100, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  loginFailuresByDevice: { points: 20, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  // A stranger may open challenges for any name: 60 guesses at six digits in a day are one in 17 000.
  proofFailuresByAddress: { points: 100, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  proofFailuresByDevice: { points: 20, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  proofFailuresByAccount: { points: 20, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  proofFailuresByAccountInADay: { points: 60, seconds: DAY_S, code: 'deviceOrAccountLimit' },
  challengesByAddress: { points: 120, seconds: HOUR_S, code: 'addressLimit' },
  challengesByDevice: { points: 40, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  // Every visit to the login page may begin one, for the browser's own list of passkeys.
  passkeyLoginsByAddress: { points: 1200, seconds: HOUR_S, code: 'addressLimit' },
  passkeyLoginsByDevice: { points: 120, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  // A login page that stays open shows six codes in as many minutes.
  qrCodesByAddress: { points: 1200, seconds: HOUR_S, code: 'addressLimit' },
  qrCodesByDevice: { points: 120, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  qrScansByAccount: { points: 60, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  banChecksByAddress: { points: 300, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  thirdPartyByAddress: { points: 300, seconds: HOUR_S, code: 'addressLimit' },
  thirdPartyByDevice: { points: 40, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  // Each opening of the mini-app is one; a carrier's phones share an address, and a launch may be sent again for an hour.
  telegramLaunchesByAddress: { points: 1200, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  telegramLaunchesByDevice: { points: 120, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  telegramLaunchesByPerson: { points: 120, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  telegramLoginsByAddress: { points: 1200, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  telegramLoginsByDevice: { points: 60, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  telegramLoginsByPerson: { points: 60, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  telegramTasksByAddress: { points: 2400, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  telegramTasksByDevice: { points: 240, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  telegramTasksByPerson: { points: 240, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  // Pages of applications may ask in the background (`prompt=none`); an office shares an address.
  oauthRequestsByAddress: { points: 1200, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  sandboxClientsByAddress: { points: 20, seconds: DAY_S, code: 'addressLimit' },
  interceptsByAddress: { points: 1200, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  // LOGIN-11: these refuse no call; the risk helper counts more of them as unusual, and stops a flood.
  riskAttemptsByAddress: { points: 120, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  riskAttemptsByDevice: { points: 20, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  riskAttemptsByAccount: { points: 20, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  riskAccountsByDevice: { points: 5, seconds: DAY_S, code: 'deviceOrAccountLimit' },
  riskFloodByAddress: { points: 1200, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  riskFloodByDevice: { points: 200, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  riskFloodByAccount: { points: 200, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  riskCallsByTransaction: { points: 6, seconds: 15 * MINUTE_S, code: 'deviceOrAccountLimit' },
  // A page keeps one solved challenge ready, and takes another for each call; where risk decides, it first asks whether one is
  // needed, which counts as well. An office shares an address.
  captchasByAddress: { points: 2400, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  captchasByDevice: { points: 120, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  // CAPT-06: logins whose captcha could not be checked.
  uncheckedLoginsByAddress: { points: 30, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  uncheckedLoginsByDevice: { points: 5, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  unbindCodesByAccount: { points: 5, seconds: HOUR_S, code: 'unbindCodeTooSoon' },
  // Wrong ones come from a logged-in user who has just verified: few are honest.
  oldPasswordErrorsByAccount: { points: 10, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  lostItemsByAccount: { points: 10, seconds: DAY_S, code: 'deviceOrAccountLimit' },
  namesByAccount: { points: 20, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  identitiesByAccount: { points: 10, seconds: DAY_S, code: 'deviceOrAccountLimit' },
  // Three pictures, each taken again a few times; ten megabytes or so.
  identityImagesByAccount: { points: 40, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  noticesByAccountAndKind: { points: 10, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  registrationsByAddress: { points: 60, seconds: HOUR_S, code: 'addressLimit' },
  registrationsByDevice: { points: 20, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  codesByAddress: { points: 120, seconds: HOUR_S, code: 'addressLimit' },
  codesByDevice: { points: 40, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  // What strangers ask for, of every kind together; what a known device or a session asks for is not among them.
  mailsByRecipientInADay: { points: 20, seconds: DAY_S, code: 'deviceOrAccountLimit' },
  // A device names itself, a network does not: the share of one is a fifth of a recipient's mails, and under half of its SMS.
  mailsByRecipient: { points: 30, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  mailsByRecipientAndDevice: { points: 6, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  mailsByRecipientAndAddress: { points: 6, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  smsByRecipientAndDevice: { points: 4, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  smsByRecipientAndAddress: { points: 3, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  smsByRecipientAndAddressInADay: { points: 6, seconds: DAY_S, code: 'deviceOrAccountLimit' },
  smsByRecipient: { points: 8, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  smsByRecipientInADay: { points: 16, seconds: DAY_S, code: 'deviceOrAccountLimit' },
  smsByDevice: { points: 6, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  smsByDeviceInADay: { points: 12, seconds: DAY_S, code: 'deviceOrAccountLimit' },
  smsByAddress: { points: 20, seconds: HOUR_S, code: 'addressLimit' },
  smsByAddressInADay: { points: 60, seconds: DAY_S, code: 'addressLimit' },
  smsByCountry: { points: 100, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  smsByCountryInADay: { points: 500, seconds: DAY_S, code: 'deviceOrAccountLimit' },
  smsInAll: { points: 300, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  smsInAllInADay: { points: 1500, seconds: DAY_S, code: 'deviceOrAccountLimit' },
  quickTokensByAccount: { points: 60, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  conversionChecksByAddress: { points: 120, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  bindsByAccount: { points: 10, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  // One arrival asks three times; a campaign may bring many through one carrier's address.
  inviterLookupsByAddress: { points: 600, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  metricsByAddress: { points: 600, seconds: MINUTE_S, code: 'addressLimit' },
} as const satisfies Record<string, Limit>;

type Limit = { points: number; seconds: number; code: CodeName };
export type LimitName = keyof typeof defaultLimits;
export function isLimitName(name: string | undefined): name is LimitName {
  return name !== undefined && Object.hasOwn(defaultLimits, name);
}
/** Decision 40: limits of the version before. Its settings still start this one, and do nothing; to be dropped with the next version. */
const FORMER_LIMITS: readonly string[] = [
  ...['codeFailuresByAddress', 'codeFailuresByDevice'],
  ...['codeFailuresByRecipient', 'codeFailuresByRecipientInADay'],
];

export function isFormerLimitName(name: string | undefined): boolean {
  return name !== undefined && FORMER_LIMITS.includes(name);
}
/** Points to use in place of the usual ones, by limit. */
export type LimitPoints = Partial<Record<LimitName, number>>;
/** Points of single keys, by limit. */
export type KeyPoints = Partial<Record<LimitName, Readonly<Record<string, number>>>>;

/** Ten times the usual points: in development and tests all calls come from one address. */
export const developmentLimits: LimitPoints = Object.fromEntries(
  Object.entries(defaultLimits).map(([name, { points }]) => [name, points * 10]),
);

export type Limits = {
  /** Counts one. @throws {Refusal} when that is one too many, and does not count it; a missing key is not counted */
  readonly count: (name: LimitName, key: string | undefined) => Promise<void>;
  /** Takes back one that was counted and is not to count after all. */
  readonly giveBack: (name: LimitName, key: string | undefined) => Promise<void>;
  /** Whether Redis is away, so that this instance counts alone. */
  readonly isAlone: () => boolean;
  readonly close: () => Promise<void>;
};

declare module '../kernel/services.ts' {
  interface Services {
    readonly limits: Limits;
  }
}

/** Instances that share the limits, where the operator names no number. */
const INSTANCES = 2;

/**
 * Limits in memory, or shared through Redis; while that is away each instance allows its share of them by itself.
 * @param instances how many share them
 */
export function createLimits(
  redisUrl: string | undefined,
  points: LimitPoints,
  onError: (error: Error) => void,
  pointsOfKeys: KeyPoints = {},
  instances = INSTANCES,
): Limits {
  const shared = redisUrl ? openSharedMemory(redisUrl, onError) : undefined;
  const counter = (name: LimitName, own: number | undefined): Counter => {
    const { points: usual, seconds: duration } = defaultLimits[name];
    const options = { keyPrefix: `gatehouse:${name}`, points: own ?? usual, duration };
    return shared ? sharedCounter(options, shared, instances) : localCounter(options);
  };
  const names = Object.keys(defaultLimits) as LimitName[];
  const counters = new Map(names.map((name) => [name, counter(name, points[name])]));
  const ofSites = new Map(names.map((name) => [name, counter(name, pointsOfSite(name, points[name]))]));
  const ofKeys = new Map(
    names.flatMap((name) =>
      Object.entries(pointsOfKeys[name] ?? {}).map(([key, own]) => [`${name}|${key}`, counter(name, own)] as const),
    ),
  );
  /** By what a key counts: itself, and with an IPv6 network at its end that one's site too. */
  const countedBy = (name: LimitName, key: string): readonly (readonly [Counter | undefined, string])[] => {
    const site = siteNetwork(key);
    const own = [ofKeys.get(`${name}|${key}`) ?? counters.get(name), key] as const;
    return site === undefined ? [own] : [own, [ofSites.get(name), site]];
  };
  return {
    giveBack: async (name, key) => {
      if (key !== undefined) await giveBackAll(countedBy(name, key));
    },
    count: async (name, key) => {
      if (key === undefined) return;
      const all = countedBy(name, key);
      for (const [at, [counter, counted]] of all.entries()) {
        const waitMs = await counter?.count(counted);
        if (waitMs === undefined) continue;
        await giveBackAll(all.slice(0, at + 1));
        throw refusal(name, waitMs);
      }
    },
    isAlone: () => shared?.isAway() ?? false,
    close: async () => shared?.close(),
  };
}

function pointsOfSite(name: LimitName, points: number = defaultLimits[name].points): number {
  return points * NETWORKS_OF_A_SITE;
}

async function giveBackAll(counted: readonly (readonly [Counter | undefined, string])[]): Promise<void> {
  await Promise.all(counted.map(([counter, key]) => counter?.giveBack(key)));
}

function refusal(name: LimitName, waitMs: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refusal(defaultLimits[name].code, { retry_after: retryAfter }, { retryAfter });
}
