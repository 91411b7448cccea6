import type { Brand } from '@gatehouse/rules/site/brand';
import { localeOf } from '@gatehouse/rules/site/locale';
import { registrationVariants } from '@gatehouse/rules/site/registration-variant';
import { z } from 'zod';

/** SITE-07: the specification's own list has 22 domains; an operator has as many as they own. */
const WHITELIST_MAX = 500;
const LONGEST_HOST = 253;
const hostShape = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

const text = (longest: number) =>
  z
    .string()
    .max(longest, `may have at most ${longest} characters`)
    .refine((value) => value.trim() !== '', 'must not be empty')
    .refine((value) => !/\p{Cc}/u.test(value), 'must not contain control characters');

const host = z.string().superRefine((value, context) => {
  const problem = hostProblem(value);
  if (problem) context.addIssue({ code: 'custom', message: `${problem}, but it is "${value.slice(0, 80)}"` });
});

function hostProblem(value: string): string | undefined {
  if (value.includes('://')) return 'must be a host name without scheme';
  if (/:\d*$/.test(value)) return 'must be a host name without port (the port is the field "port")';
  if (value.includes('/')) return 'must be a host name without path';
  if (value !== value.toLowerCase()) return 'must be written in lower case';
  if (value.endsWith('.')) return 'must be written without the trailing dot';
  if (!hostShape.test(value) || value.length > LONGEST_HOST) {
    return 'must be a host name: letters, digits, dashes and dots (a name in another script in its xn-- form)';
  }
  return undefined;
}

const path = z
  .string()
  .max(200, 'may have at most 200 characters')
  .regex(/^\/[A-Za-z0-9][A-Za-z0-9/_.-]*$/, 'must be a path that begins with one "/", for instance "/login"');

const entityTexts = { licence: text(240), regulator: text(120).optional() };
const language = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/);
const translations = z.record(language, z.strictObject(entityTexts), 'must be a language (tr) or a locale (zh-TW)');
const entity = z.strictObject({ name: text(120), ...entityTexts, translations: translations.optional() });
const key = z
  .string()
  .max(64, 'may have at most 64 characters')
  .regex(/^[A-Za-z0-9_-]+$/, 'may have only letters, digits, "_" and "-", for it names a cookie');

const origin = z.string().superRefine((value, context) => {
  if (URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value) return;
  context.addIssue({
    code: 'custom',
    message: `must be an exact origin such as "https://www.example.com" (no path, no wildcard), but it is "${value.slice(0, 80)}"`,
  });
});

const localeCode = z
  .string()
  .refine((code) => localeOf(code)?.value === code, 'must be a locale code of packages/rules/src/site/locale.ts');

const whole = (least: number, most: number) =>
  z
    .int(`must be a whole number from ${least} to ${most}`)
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

const between = (least: number, most: number) =>
  z
    .number(`must be a number from ${least} to ${most}`)
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

const country = z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code of two capital letters');
const place = z
  .string()
  .regex(
    /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/,
    'must be an ISO 3166 code such as "US", or of a part of a country such as "CA-ON"',
  );
const residenceCases = [
  'euSiteNoEuResidenceConfirm',
  'mainSiteEuResidenceConfirm',
  'ResidenceConfirm',
  'AeResidenceConfirm',
] as const;
const httpsUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const outsideScript = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/, 'must be lower-case letters, digits and dashes'),
  kind: z.enum(['header', 'fingerprint', 'app-banner', 'analytics', 'tag']),
  purpose: z.enum(['necessary', 'functional', 'analytics', 'marketing']),
  src: z.union([path, httpsUrl], 'must be a path on the site or an http address'),
  connect: z.array(origin),
  stores: z.array(z.string().regex(/^[\w.:-]{1,64}\*?$/, 'must be a name, or its beginning with "*" at the end')),
});

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as "#0a5c36"');

/** SITE-10: the logo in a brand file: SVG files, by their paths from the brand file's folder; `dark` absent: the same. */
export const logoSchema = z.strictObject({
  light: text(400),
  dark: text(400).optional(),
  withName: z.boolean().optional(),
});

const thirdPartyMark = z.strictObject({
  box: z.string().regex(/^-?[\d.]+(?: -?[\d.]+){3}$/, 'must be four numbers, for instance "0 0 24 24"'),
  paths: z
    .array(
      z.strictObject({
        d: z
          .string()
          .max(2_000, 'may have at most 2000 characters')
          .regex(/^[MmZzLlHhVvCcSsQqTtAa\d\s,.+-]+$/, 'must be the data of a path'),
        fill: hexColour.optional(),
      }),
    )
    .min(1, 'needs a path')
    .max(8, 'may have at most 8 paths'),
});

const contentKind = z.enum(['blog', 'learn', 'announcements']);
const sceneCode = z.string().regex(/^\d{5}$/, 'must be a scene code of five digits in quotes, for instance "31000"');

const siteSchema = z.strictObject({
  id: z.string().regex(/^[A-Z][A-Z0-9]{1,15}$/, 'must be 2 to 16 capital letters and digits'),
  kind: z.enum(['global', 'testnet', 'regional']),
  environment: z.enum(['default', 'test', 'testnet']),
  hosts: z.array(host).min(1, 'needs at least one host: the first is the official one'),
  region: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code of two capital letters')
    .optional(),
  languages: z.strictObject({
    list: z.array(localeCode).min(1, 'needs at least one language'),
    otherwise: localeCode,
    rule: text(60),
    match: z.enum(['base', 'exact']),
    becomes: z.record(z.string().regex(/^[A-Za-z0-9-]{2,7}$/, 'must be a locale code'), localeCode).optional(),
    signUp: z.array(localeCode).min(1, 'needs at least one language').optional(),
  }),
  compliance: z.boolean(),
  content: z.strictObject({
    global: z.array(contentKind),
    prefix: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{0,30}$/, 'must be the beginning of a host name, for instance "testnet-"')
      .optional(),
    blog: z
      .string()
      .regex(/^[a-z0-9-]{1,63}$/, 'must be one label of a host name, for instance "newblog"')
      .optional(),
  }),
  paths: z.strictObject({ login: path, register: path }),
  registration: z.strictObject({
    type: whole(1, 999),
    layout: z.enum(['old', 'new-brand', 'new-ui']),
    variant: z.enum(registrationVariants).optional(),
    scene: sceneCode,
    sampleBonusUsd: between(0, 1_000_000),
    euSubscription: z.literal(true).optional(),
  }),
  loginScene: sceneCode,
  destinations: z.strictObject({ dashboard: z.boolean(), home: z.boolean(), newUser: path.optional() }),
  consent: z.enum(['opt-in', 'notice']),
  residence: z
    .strictObject({
      dialog: z.enum(residenceCases),
      residents: z.union([z.array(country).min(1), z.literal('EEA')]),
      asks: z.enum(['residents', 'others', 'all-but-residents']),
      leadsHome: z.literal(true).optional(),
    })
    .optional(),
  kyc: z.strictObject({ countries: z.array(country).min(1), forced: z.boolean() }).optional(),
  walled: z.boolean().optional(),
  newDevice: z.literal('code').optional(),
  // A week at most: a session lasts no longer (SESS-01).
  idleMinutes: whole(1, 10_080).optional(),
  selfUnblock: z.literal(false).optional(),
  signUpAnalytics: z.literal(false).optional(),
  verifyInNewTab: z.boolean().optional(),
  copyrightFooter: z.boolean(),
  cookiePolicy: path.optional(),
  cookieSuffix: z
    .string()
    .max(32, 'may have at most 32 characters')
    .regex(/^[A-Za-z0-9_-]*$/, 'may have only letters, digits, "_" and "-"'),
  entity,
  look: z.strictObject({
    hue: between(0, 360),
    accent: z.strictObject({ light: hexColour, dark: hexColour }).optional(),
    seal: z.strictObject({
      lobes: whole(3, 24),
      depth: between(0.05, 0.9),
      turns: whole(1, 12),
      rings: whole(1, 8),
    }),
  }),
});

/** The messages themselves are checked where the words are known (`brandWordsProblems`). */
const brandWords = z.strictObject({
  sites: z.array(z.string()).min(1, 'needs a site; leave it out for all sites').optional(),
  locale: localeCode,
  texts: z.record(z.string(), text(2_000)),
});

/** SITE-10: the form of a whole brand, but for its logo, which is in files of its own (`readLogo`). How its parts fit together is checked by `brandProblems`. */
export const brandSchema = z.strictObject({
  name: text(40),
  scheme: z.enum(['http', 'https']),
  port: whole(1, 65_535).optional(),
  sites: z.array(siteSchema).min(1, 'needs the global site'),
  content: z.strictObject({
    globalDomain: host,
    whitelist: z
      .array(host)
      .min(1, 'needs at least the global domain')
      .max(WHITELIST_MAX, `may list at most ${WHITELIST_MAX} domains`),
  }),
  hosts: z.strictObject({ china: z.array(host), explore: z.array(host) }),
  redirectOrigins: z.array(origin),
  keys: z.strictObject({ language: key, token: key, guid: key, device: key }),
  support: z.strictObject({
    help: z.union([path, z.url({ protocol: /^https$/ })], 'must be a path on the site or an https address'),
    email: z.email('must be a mail address'),
  }),
  bots: z.strictObject({
    telegram: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9_]{4,31}$/, 'must be a bot’s name without "@", 5 to 32 letters, digits and "_"'),
  }),
  words: z.array(brandWords).optional(),
  thirdPartyMarks: z.record(z.string().regex(/^[a-z0-9-]{1,32}$/, 'must be the id of a provider'), thirdPartyMark),
  downloads: z.boolean().optional(),
  appScheme: z
    .string()
    .regex(/^[a-z][a-z0-9+.-]{1,31}$/, 'must be the scheme of the app’s links, without "://"')
    .refine(
      (scheme) => !/^(?:https?|javascript|data|blob|file|vbscript|about|mailto|tel)$/.test(scheme),
      'must be a scheme of the app’s own',
    ),
  signUp: z.strictObject({ blocked: z.array(place), banned: z.array(country) }),
  scripts: z.array(outsideScript),
  monitoring: z.strictObject({ logger: httpsUrl.optional(), analytics: httpsUrl.optional() }),
  appUserAgent: z
    .string()
    .min(4, 'must have at least 4 characters: a shorter one would be found in any browser’s user agent')
    .max(64, 'may have at most 64 characters'),
}) satisfies z.ZodType<Omit<Brand, 'logo'>>;
