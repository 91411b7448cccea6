import type { OpenIdProvider } from '@gatehouse/identity/use-cases/third-party/provider';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { Environment } from '../environment.ts';
import { isLocalBrand } from './local-brand.ts';

/** A person with an account at a demo provider; `subject` identifies them there. */
export type DemoPerson = {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
  /** What they are good for. */
  readonly note: string;
};

/** A provider of this machine that stands in for a real one. */
export type DemoProvider = { readonly id: string; readonly name: string; readonly people: readonly DemoPerson[] };

export const demoProviders: readonly DemoProvider[] = [
  {
    ...{ id: 'google', name: 'Google' },
    people: [
      person('mina', 'Mina Okafor', 'mina.okafor@example.com', 'new here'),
      person('leo', 'Leo Brandt', 'leo.brandt@example.com', 'new here'),
      person('demo', 'Demo', 'demo@example.com', 'has an account with a password: logs in to it first, then links'),
      {
        ...person('noa', 'Noa Levi', 'noa.levi@example.com', 'address not verified: a code by email'),
        email_verified: false,
      },
    ],
  },
  {
    ...{ id: 'apple', name: 'Apple' },
    people: [
      person('ines', 'Inês Duarte', 'ines.duarte@example.com', 'new here'),
      person('hidden', 'Yuki Tanaka', 'x7k2p9@relay.example.com', 'hides the address behind one of the provider’s'),
    ],
  },
];

/** Public, as everything of a demo is. */
export const DEMO_PROVIDER_CLIENT = { client_id: 'gatehouse', client_secret: 'a secret of the demo alone' } as const;

export function demoProviderPath(id: string): string {
  return `/dev/${id}`;
}

/** The providers of the embedded API where they stand in for real ones, else none. */
export function demoProvidersFrom(environment: Variables, brand: Pick<Brand, 'sites'>): readonly OpenIdProvider[] {
  if (!hasDemoProviders(environment, brand)) return [];
  return demoProviders.map(({ id, name }) => ({
    ...{ id, name, letter: name.slice(0, 1), issuer: issuerOf(environment, id) },
    ...{
      clientId: DEMO_PROVIDER_CLIENT.client_id,
      clientSecret: DEMO_PROVIDER_CLIENT.client_secret,
      clientAuth: 'post',
    },
    ...{ scopes: ['openid', 'email'], emailTrusted: true },
  }));
}

export function issuerOf({ port }: Pick<Environment, 'port'>, id: string): string {
  return `http://localhost:${port}${demoProviderPath(id)}`;
}

type Variables = Pick<Environment, 'oidcProvidersFile' | 'development' | 'apiOrigin' | 'port'>;

/**
 * Only in development, without the operator's file, and for a brand of this machine's names alone: what these providers say of a person is no
 * proof, so a server of other people that was started without NODE_ENV=production must not believe it.
 */
export function hasDemoProviders(
  { oidcProvidersFile, development, apiOrigin }: Omit<Variables, 'port'>,
  brand: Pick<Brand, 'sites'>,
): boolean {
  return development && oidcProvidersFile === undefined && apiOrigin === undefined && isLocalBrand(brand);
}

function person(subject: string, name: string, email: string, note: string): DemoPerson {
  return { subject, name, email, email_verified: true, note };
}
