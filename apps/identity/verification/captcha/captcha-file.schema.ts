import { captchaWire } from '@gatehouse/contract/captcha/captcha-kinds';
import { type CaptchaProvider, type OutsideCaptchaKind, outsideCaptchaKinds } from '@gatehouse/rules/captcha/captcha';
import * as z from 'zod';
import { outsideKinds } from './kinds.ts';
import type { ConfiguredCaptcha, ConfiguredCaptchas } from './shared/kind.ts';

/** Hosts stand in policies, where other characters that an address may have end a directive. */
const HOST = /^[\w.:[\]*-]+$/;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const MOST = 20;

/** Plain http only where it never leaves the machine. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  const safe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  return safe && HOST.test(hostname) && !username && !password && !hash;
}

const address = z.string().refine(isAddress, { error: 'must be an https address (http only on this machine)' });
const origin = z.string().refine((text) => isAddress(text) && new URL(text).origin === text, {
  error: 'must be an https origin: scheme and host, with no path and no slash at the end (http only on this machine)',
});

const common = {
  siteKey: z.string().min(1, 'must not be empty').max(256),
  secret: z.string().min(1, 'must not be empty').max(256).optional(),
  secretFrom: z
    .string()
    .regex(/^\w{1,128}$/, 'must be the name of an environment variable')
    .optional(),
  scripts: z.array(address).min(1, 'must name an address, or be left out').max(MOST).optional(),
  origins: z.array(origin).max(MOST).optional(),
  purpose: z.enum(['functional', 'analytics', 'marketing'], 'must be functional, analytics or marketing').optional(),
  notIn: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'must be a country, for instance CN'))
    .max(250)
    .optional(),
  check: address.optional(),
};
const size = z.enum(['invisible', 'checkbox'], 'must be invisible or checkbox').optional();

type Entry = z.infer<z.ZodObject<typeof common>> & Pick<CaptchaProvider, 'size'>;
type SecretOf = (variable: string) => string | undefined;

function configured(kind: OutsideCaptchaKind, secretOf: SecretOf) {
  return (entry: Entry, context: z.RefinementCtx): ConfiguredCaptcha => {
    const { secret: given, secretFrom, scripts, origins, check, ...more } = entry;
    const secret = given ?? (secretFrom && secretOf(secretFrom));
    if ((given === undefined) === (secretFrom === undefined)) {
      context.issues.push(problem('secret', 'must be there, or else secretFrom', entry));
    } else if (!secret) {
      context.issues.push(problem('secretFrom', 'must name a variable that is set', entry));
    }
    const own = outsideKinds[kind].defaults;
    return {
      ...more,
      ...{ secret: secret ?? '', scripts: scripts ?? own.scripts, origins: origins ?? own.origins },
      check: (check ?? own.check).replace(/\/$/, ''),
    };
  };
}

function problem(field: string, message: string, input: unknown): z.core.$ZodRawIssue {
  return { code: 'custom', path: [field], message, input };
}

/** CAPT-01: the operator's file, by the spellings of the contract. @param secretOf the value of an environment variable */
export const captchaFile = (secretOf: SecretOf) => {
  const entryOf = (kind: OutsideCaptchaKind) => {
    const fields: z.ZodType<Entry> = z.strictObject(outsideKinds[kind].hasSizes ? { ...common, size } : common);
    return fields.transform(configured(kind, secretOf)).optional();
  };
  return z
    .strictObject(Object.fromEntries(outsideCaptchaKinds.map((kind) => [captchaWire[kind].spelling, entryOf(kind)])))
    .transform((file): ConfiguredCaptchas => {
      const entries = outsideCaptchaKinds.map((kind) => [kind, file[captchaWire[kind].spelling]] as const);
      return Object.fromEntries(entries.filter(([, entry]) => entry));
    });
};
