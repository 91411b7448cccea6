import type { ThirdPartyProvider } from '@gatehouse/contract/login/third-party';
import type { SiteId } from '@gatehouse/rules/site/site';
import type { IDToken } from 'openid-client';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { TelegramOptions } from '../../verification/telegram/telegram-options.ts';
import type { TelegramProfile } from './telegram-person.ts';

/** A user's identity at a provider. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** The provider says that it has verified the address, and the operator believes it. */
  readonly emailTrusted: boolean;
  /** What Telegram says of its user. */
  readonly profile?: TelegramProfile | undefined;
};

type Offered = ThirdPartyProvider & {
  /** Who answers for the subjects; with OpenID Connect Discovery 1.0 also where its metadata is. */
  readonly issuer: string;
  /** Undefined: every site. */
  readonly sites?: readonly SiteId[] | undefined;
};

/** A company whose accounts are taken through OpenID Connect, as the operator has configured it. */
export type OpenIdProvider = Offered & {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clientAuth: 'post' | 'basic';
  readonly scopes: readonly string[];
  /** Its `email_verified` is trusted: it gives an address to its owner only. */
  readonly emailTrusted: boolean;
  /** Who a verified ID token names, where that is not its subject. @throws {TypeError} it names no one */
  readonly personIn?: ((claims: IDToken) => Identity) | undefined;
};

/** Telegram, whose login is signed by our bot. */
export type TelegramProvider = Offered & { readonly bot: TelegramOptions };

/** LOGIN-06: whose accounts are taken. */
export type Provider = OpenIdProvider | TelegramProvider;

export function providersOf(providers: readonly Provider[], { site }: Pick<Visitor, 'site'>): readonly Provider[] {
  return providers.filter(({ sites }) => !sites || sites.includes(site.id));
}

/** @throws {Refusal} thirdPartyUnknown where it is not offered on the visitor's site */
export function providerNamed(providers: readonly Provider[], id: string, visitor: Pick<Visitor, 'site'>): Provider {
  const found = providersOf(providers, visitor).find((provider) => provider.id === id);
  if (!found) throw new Refusal('thirdPartyUnknown', { provider: id });
  return found;
}

/** What browsers may know of it. */
export function shownProvider({ id, name, letter }: ThirdPartyProvider): ThirdPartyProvider {
  return { id, name, letter };
}
