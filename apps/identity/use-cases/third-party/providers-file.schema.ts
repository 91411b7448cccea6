import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import { plainText } from '@gatehouse/rules/remote-config/remote-config-values';
import * as z from 'zod';
import type { OpenIdProvider } from './provider.ts';

const NAME_CHARS = 40;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Discovery 1.0: https, with neither query nor fragment. Plain http only where it never leaves the machine. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  const safe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  return safe && !search && !hash && !username;
}

const text = (longest: number) =>
  z.string().refine((value) => plainText(value, longest) !== undefined, {
    error: `must be plain text of at most ${longest} characters, on one line`,
  });
const sentence = (error: string) => ({ error });

/**
 * One company of the file.
 * @param siteIds ids of the sites that it may name
 * @param secretOf the value of an environment variable
 */
const entry = (siteIds: readonly string[], secretOf: (variable: string) => string | undefined) =>
  z
    .strictObject({
      id: z
        .string()
        .regex(/^[a-z0-9-]{1,32}$/, 'must be at most 32 lower-case letters, digits and dashes')
        .refine((id) => id !== TELEGRAM_PROVIDER, sentence('must be another one: Telegram has TELEGRAM_BOT_TOKEN')),
      name: text(NAME_CHARS),
      issuer: z
        .string()
        .refine(isIssuer, sentence('must be an https address without query (http only on this machine)')),
      client_id: z.string().min(1, 'must not be empty').max(512),
      client_secret: z.string().min(1, 'must not be empty').max(2048).optional(),
      client_secret_env: z
        .string()
        .regex(/^\w{1,128}$/, 'must be the name of an environment variable')
        .optional(),
      client_auth: z.enum(['post', 'basic'], 'must be post or basic').default('post'),
      scopes: z
        .array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,128}$/, 'must be a scope'))
        .refine((scopes) => scopes.includes('openid'), sentence('must include openid'))
        .default(['openid', 'email']),
      sites: z
        .array(
          z.string().refine((id) => siteIds.includes(id), `must be one of the brand's sites: ${siteIds.join(', ')}`),
        )
        .min(1, 'must name a site, or be left out')
        .optional(),
      letter: z
        .string()
        .refine((value) => [...value].length === 1 && plainText(value, 2) !== undefined, 'must be one letter')
        .optional(),
      email_trusted: z.boolean('must be true or false').default(false),
    })
    .transform((given, context): OpenIdProvider => {
      const { client_secret, client_secret_env, name } = given;
      const clientSecret = client_secret ?? (client_secret_env && secretOf(client_secret_env));
      if ((client_secret === undefined) === (client_secret_env === undefined)) {
        context.issues.push(problem(['client_secret'], 'must be there, or else client_secret_env', given));
      } else if (!clientSecret) {
        context.issues.push(problem(['client_secret_env'], 'must name a variable that is set', given));
      }
      return {
        ...{ id: given.id, name, letter: given.letter ?? [...name.trim()][0]?.toUpperCase() ?? '' },
        ...{ issuer: given.issuer, clientId: given.client_id, clientSecret: clientSecret ?? '' },
        ...{
          clientAuth: given.client_auth,
          scopes: given.scopes,
          sites: given.sites,
          emailTrusted: given.email_trusted,
        },
      };
    });

function problem(path: string[], message: string, input: unknown): z.core.$ZodRawIssue {
  return { code: 'custom', path, message, input };
}

/** LOGIN-06: the operator's file; the order is that of the buttons. */
export const providersFile = (...given: Parameters<typeof entry>) =>
  z.array(entry(...given)).superRefine((providers, context) => {
    for (const [at, { id }] of providers.entries()) {
      if (providers.findIndex((other) => other.id === id) === at) continue;
      context.addIssue({ code: 'custom', path: [at, 'id'], message: 'must be another than those before' });
    }
  });
