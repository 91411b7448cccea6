import type { ThirdPartyProvider } from '@gatehouse/contract/login/third-party';
import type { SiteId } from '@gatehouse/rules/site/site';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** A company whose accounts are taken (LOGIN-06), as the operator has configured it. */
export type Provider = ThirdPartyProvider & {
  /** OpenID Connect Discovery 1.0: where its metadata is. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clientAuth: 'post' | 'basic';
  readonly scopes: readonly string[];
  /** Undefined: every site. */
  readonly sites?: readonly SiteId[] | undefined;
  /** Its `email_verified` is trusted: it gives an address to its owner only. */
  readonly emailTrusted: boolean;
};

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
