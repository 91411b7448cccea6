// biome-ignore-all lint/style/noExcessiveLinesPerFile: a table, one row for each variable, which the README lists.
import { readRedisUrl } from '@gatehouse/identity/rate-limit/redis';
import { normaliseHost } from '@gatehouse/rules/site/host';
import * as z from 'zod';
import { type Capacity, capacityFields, capacityOf } from './capacity.ts';

/** Everything that is read from the environment, in one place and checked at start-up. README lists it. */
export type Environment = {
  readonly port: number;
  readonly managementPort: number;
  /** The address that the operator's port listens on: this machine alone, unless it is named. */
  readonly managementHost: string;
  /** Host names that the operator's port is reached by, beside `localhost`. */
  readonly managementNames: readonly string[];
  /** Milliseconds that serving goes on after SIGTERM, while `/readyz` already says no. */
  readonly drainMs: number;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Whether a start runs the migrations that the database lacks; else it refuses such a database. */
  readonly migratesOnStart: boolean;
  /** Of one server, of sentinels or of a cluster. */
  readonly redisUrl: string | undefined;
  readonly capacity: Capacity;
  readonly apiOrigin: string | undefined;
  readonly brandFile: string | undefined;
  readonly smtpUrl: string | undefined;
  /** An HTTP gateway for text messages; absent in production: no registration by mobile. */
  readonly smsUrl: string | undefined;
  /** LOGIN-11: the operator's own risk helper; absent: ours alone. */
  readonly riskUrl: string | undefined;
  /** Messages in an hour by country of the number, `*` for those that are not named. */
  readonly smsByCountry: Readonly<Record<string, number>> | undefined;
  /** Wraps the stored private keys: 32 bytes, base64. Absent with SQLite: a file in the data folder holds it. */
  readonly keyEncryptionKey: string | undefined;
  /** How long events of an account's security are kept, in milliseconds. */
  readonly securityEventsMs: number;
  /** Whether identities are verified without anybody looking at them: for trying the product out. */
  readonly kycAutoApprove: boolean;
  /** The bearer token of operators who decide about identities; absent: no access. */
  readonly identityDeskToken: string | undefined;
  readonly translationOrigin: string | undefined;
  /** A JSON file that steers the pages, for the embedded API; absent: nothing is steered. */
  readonly remoteConfigFile: string | undefined;
  /** A JSON file of companies whose accounts are taken, for the embedded API; absent: none are. */
  readonly oidcProvidersFile: string | undefined;
  /** A JSON file of applications that may act for people, for the embedded API; absent: none may, but a demo in development. */
  readonly oauthClientsFile: string | undefined;
  /** A JSON file of captchas of other companies; absent: our own alone. */
  readonly captchaFile: string | undefined;
  /** How many derivations a browser makes on average for our own captcha; absent: the usual. */
  readonly captchaWork: number | undefined;
  /** The bot's token; absent: Telegram is off in production, and our own Telegram in development. */
  readonly telegramBotToken: string | undefined;
  /** Telegram's login by OpenID Connect, in place of the signed fields; without a secret it is off. Absent id: the bot's number. */
  readonly telegramClientId: string | undefined;
  readonly telegramClientSecret: string | undefined;
  /** Origins of Telegram: its Bot API, its login page, and the pages that frame the mini-app (absent: Telegram's own). */
  readonly telegramApiOrigin: string;
  readonly telegramLoginOrigin: string;
  readonly telegramFrameOrigins: readonly string[] | undefined;
  /** A JSON file of the mini-app's tasks, for the embedded API; absent: there are none. */
  readonly telegramTasksFile: string | undefined;
  /** The variable of that name, for secrets that files leave out. */
  readonly secretOf: (variable: string) => string | undefined;
  /** Where compliance files come from; absent: those that ship. */
  readonly complianceOrigin: string | undefined;
  readonly trustProxy: readonly string[];
  /** Lower-case names of the headers by which a trusted proxy says where a visitor is; undefined: none is read. */
  readonly geoHeader: string | undefined;
  readonly geoRegionHeader: string | undefined;
  /** A MaxMind-format file, asked where no proxy has said anything. */
  readonly geoFile: string | undefined;
  /** In development: where visitors of whom nothing says it are on the global site, and at home on others; absent: unknown. */
  readonly demoCountry: string | undefined;
  readonly logLevel: string;
  /** Everything but NODE_ENV=production: mailbox, demo data, and the pages under /dev. */
  readonly development: boolean;
};

export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const port = z
  .string()
  .regex(/^\d+$/, 'must be a whole number')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, { error: 'must be between 1 and 65535' });

function urlOf(...protocols: string[]) {
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    })
    .optional();
}

const origin = urlOf('http:', 'https:').refine(
  (value) => value === undefined || (URL.canParse(value) && new URL(value).origin === value),
  {
    error: 'must be an origin: scheme, host and port, with no path and no slash at the end',
  },
);

/** The bot's token goes there, or a page that frames ours comes from there. A URL may have a `*` in its host. */
function isSafeOrigin(value: string): boolean {
  if (!URL.canParse(value) || new URL(value).origin !== value) return false;
  const { protocol, hostname } = new URL(value);
  if (!/^[a-z\d.-]+$/.test(hostname)) return false;
  return (
    protocol === 'https:' || (protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost')))
  );
}

const SAFE_ORIGIN = 'https origins with no path and no slash at the end (http on localhost only)';
const safeOrigin = z.string().refine(isSafeOrigin, { error: `must be one of the ${SAFE_ORIGIN}` });

function hasPlainUser(url: string): boolean {
  try {
    const { username, password } = new URL(url);
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

const gatewayUrl = urlOf('http:', 'https:').refine((value) => value === undefined || hasPlainUser(value), {
  error: 'must have user and password percent-encoded',
});

function partsOf(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** An address, a range of them, or one of the names that Fastify knows. */
const proxy = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])]);

function isWrappingKey(part: string): boolean {
  return z.base64().safeParse(part).success && Buffer.from(part, 'base64').length === 32;
}

/** The name of a header, or `none`. */
const headerName = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'must be the name of a header, or none')
  .transform((name) => name.toLowerCase());

const DRAIN_MS = 5_000;
const LONGEST_DRAIN_MS = 300_000;
const DAY_MS = 86_400_000;
const MOST_CAPTCHA_WORK = 100_000;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

const schema = z.object({
  PORT: port.default(3000),
  MANAGEMENT_PORT: port.default(3001),
  DRAIN_MS: z
    .string()
    .regex(/^\d+$/, 'must be a whole number of milliseconds')
    .transform(Number)
    .refine((value) => value <= LONGEST_DRAIN_MS, { error: `must be at most ${LONGEST_DRAIN_MS}` })
    .optional(),
  DATABASE_URL: urlOf('postgres:', 'postgresql:'),
  DATA_DIR: z.string().default('./data'),
  MIGRATE_ON_START: z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
  ...capacityFields,
  REDIS_URL: z
    .string()
    .refine((value) => readRedisUrl(value) !== undefined, {
      error:
        'must be redis://host, redis+sentinel://host,host/name or redis+cluster://host,host, each also with rediss',
    })
    .optional(),
  API_ORIGIN: origin,
  BRAND_FILE: z.string().optional(),
  SMTP_URL: urlOf('smtp:', 'smtps:'),
  SMS_URL: gatewayUrl,
  RISK_URL: gatewayUrl,
  SMS_BY_COUNTRY: z
    .string()
    .transform(partsOf)
    .refine((parts) => parts.every((part) => /^(?:[A-Z]{2}|\*|ALL)=[1-9]\d{0,6}$/.test(part)), {
      error: 'must be countries with messages in an hour, for instance TR=2000,KZ=500,*=100,ALL=2500',
    })
    .transform((parts) => Object.fromEntries(parts.map((part) => [part.split('=')[0], Number(part.split('=')[1])])))
    .optional(),
  KEY_ENCRYPTION_KEY: z
    .string()
    .refine((list) => list.split(',').every(isWrappingKey), {
      error: 'must be 32 bytes in base64, or several such keys with commas between them, the one that wraps first',
    })
    .optional(),
  // What a bearer token may hold (RFC 6750, 2.1).
  IDENTITY_DESK_TOKEN: z
    .string()
    .regex(/^(?=.{32})[\w.~+/-]+=*$/, 'must be at least 32 characters of A-Z, a-z, 0-9 and - . _ ~ + /')
    .optional(),
  KYC_AUTO_APPROVE: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  TRANSLATION_ORIGIN: origin,
  COMPLIANCE_ORIGIN: origin,
  SECURITY_EVENT_DAYS: z.coerce
    .number()
    .int()
    .min(30, 'must be at least 30')
    .max(3_660, 'must be at most 3660')
    .default(400),
  STEERING_FILE: z.string().optional(),
  OIDC_PROVIDERS_FILE: z.string().optional(),
  OAUTH_CLIENTS_FILE: z.string().optional(),
  CAPTCHA_FILE: z.string().optional(),
  CAPTCHA_WORK: z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((work) => work >= 1 && work <= MOST_CAPTCHA_WORK, { error: `must be between 1 and ${MOST_CAPTCHA_WORK}` })
    .optional(),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(
      /^\d{5,20}:[\w-]{30,128}$/,
      'must be the token that BotFather gave: a number, a colon and at least 30 characters',
    )
    .optional(),
  TELEGRAM_CLIENT_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be the number that BotFather gave')
    .optional(),
  TELEGRAM_CLIENT_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{16,512}$/, 'must be the secret that BotFather gave: at least 16 characters, without spaces')
    .optional(),
  TELEGRAM_API_ORIGIN: safeOrigin.default('https://api.telegram.org'),
  TELEGRAM_LOGIN_ORIGIN: safeOrigin.default('https://oauth.telegram.org'),
  TELEGRAM_FRAME_ORIGINS: z
    .string()
    .transform((list) => list.split(/\s+/).filter(Boolean))
    .refine((origins) => origins.length > 0 && origins.every(isSafeOrigin), {
      error: `must be ${SAFE_ORIGIN}, with spaces between them`,
    })
    .optional(),
  TELEGRAM_TASKS_FILE: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .refine((list) => z.array(proxy).safeParse(partsOf(list)).success, {
      error: 'must be addresses or ranges with commas between them, for instance 10.0.0.0/8, or loopback',
    })
    .optional(),
  GEO_HEADER: headerName.optional(),
  GEO_REGION_HEADER: headerName.optional(),
  GEO_FILE: z.string().optional(),
  DEMO_COUNTRY: z
    .string()
    .regex(/^(?:[A-Z]{2}|none)$/, 'must be an ISO 3166 code of two capital letters, or none')
    .optional(),
  MANAGEMENT_NAMES: z
    .string()
    .refine((list) => partsOf(list).every((name) => normaliseHost(name) === name.toLowerCase()), {
      error: 'must be host names without ports, with commas between them',
    })
    .optional(),
  MANAGEMENT_HOST: z.string().default('localhost'),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('warn'),
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .optional(),
});

/** What is wrong between variables that are right by themselves. */
function contradictionIn(data: z.infer<typeof schema>, development: boolean): string | undefined {
  const { TELEGRAM_CLIENT_ID: clientId, TELEGRAM_CLIENT_SECRET: clientSecret } = data;
  if (data.PORT === data.MANAGEMENT_PORT) return 'MANAGEMENT_PORT: must differ from PORT';
  if (clientId && !clientSecret) return 'TELEGRAM_CLIENT_SECRET: must be set with TELEGRAM_CLIENT_ID';
  if (development) return undefined;
  if (!data.SMTP_URL && !data.API_ORIGIN) return 'SMTP_URL: must be set in production, because codes are sent by mail';
  if (data.KYC_AUTO_APPROVE === 'true')
    return 'KYC_AUTO_APPROVE: must not be true in production, where a person has to review';
  if (clientSecret && !clientId && !data.TELEGRAM_BOT_TOKEN)
    return 'TELEGRAM_CLIENT_ID: must be set with TELEGRAM_CLIENT_SECRET where there is no TELEGRAM_BOT_TOKEN';
  return undefined;
}

/**
 * Reads and checks the environment. An empty variable counts as absent.
 * @throws {EnvironmentError} naming each variable that is wrong, and what it must be
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { success, data, error } = schema.safeParse(given);
  if (!success) {
    const lines = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new EnvironmentError(`The environment is not right:\n${lines.join('\n')}`);
  }
  const development = data.NODE_ENV !== 'production';
  const contradiction = contradictionIn(data, development);
  if (contradiction) throw new EnvironmentError(`The environment is not right:\n  ${contradiction}`);
  return {
    port: data.PORT,
    managementPort: data.MANAGEMENT_PORT,
    managementHost: data.MANAGEMENT_HOST,
    managementNames: [data.MANAGEMENT_HOST, ...partsOf(data.MANAGEMENT_NAMES ?? '')].map((name) => name.toLowerCase()),
    drainMs: data.DRAIN_MS ?? (development ? 0 : DRAIN_MS),
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    migratesOnStart: data.MIGRATE_ON_START === 'true',
    redisUrl: data.REDIS_URL,
    capacity: capacityOf(data),
    apiOrigin: data.API_ORIGIN,
    brandFile: data.BRAND_FILE,
    smtpUrl: data.SMTP_URL,
    smsUrl: data.SMS_URL,
    riskUrl: data.RISK_URL,
    smsByCountry: data.SMS_BY_COUNTRY,
    keyEncryptionKey: data.KEY_ENCRYPTION_KEY,
    kycAutoApprove: data.KYC_AUTO_APPROVE === undefined ? development : data.KYC_AUTO_APPROVE === 'true',
    identityDeskToken: data.IDENTITY_DESK_TOKEN,
    translationOrigin: data.TRANSLATION_ORIGIN,
    complianceOrigin: data.COMPLIANCE_ORIGIN,
    securityEventsMs: data.SECURITY_EVENT_DAYS * DAY_MS,
    remoteConfigFile: data.STEERING_FILE,
    oidcProvidersFile: data.OIDC_PROVIDERS_FILE,
    oauthClientsFile: data.OAUTH_CLIENTS_FILE,
    captchaFile: data.CAPTCHA_FILE,
    captchaWork: data.CAPTCHA_WORK,
    telegramBotToken: data.TELEGRAM_BOT_TOKEN,
    telegramClientId: data.TELEGRAM_CLIENT_ID,
    telegramClientSecret: data.TELEGRAM_CLIENT_SECRET,
    telegramApiOrigin: data.TELEGRAM_API_ORIGIN,
    telegramLoginOrigin: data.TELEGRAM_LOGIN_ORIGIN,
    telegramFrameOrigins: data.TELEGRAM_FRAME_ORIGINS,
    telegramTasksFile: data.TELEGRAM_TASKS_FILE,
    secretOf: (variable) => (Object.hasOwn(given, variable) ? given[variable] : undefined),
    trustProxy: proxies(data.TRUST_PROXY, development),
    geoHeader: headerNamed(data.GEO_HEADER, development ? 'cf-ipcountry' : 'none'),
    geoRegionHeader: headerNamed(data.GEO_REGION_HEADER, development ? 'cf-region-code' : 'none'),
    geoFile: data.GEO_FILE,
    demoCountry: development && data.DEMO_COUNTRY !== 'none' ? data.DEMO_COUNTRY : undefined,
    logLevel: data.LOG_LEVEL,
    development,
  };
}

/** In production no header is read without being named: a proxy that does not know of it passes on what browsers send. */
function headerNamed(given: string | undefined, usual: string): string | undefined {
  const name = given ?? usual;
  return name === 'none' ? undefined : name;
}

/** Proxies believed without being named: loopback in development, none in production. */
function proxies(list: string | undefined, development: boolean): string[] {
  if (list === undefined) return development ? ['loopback'] : [];
  return partsOf(list);
}
