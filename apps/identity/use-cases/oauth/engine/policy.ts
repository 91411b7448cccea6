import { interactionPolicy } from 'oidc-provider';

/**
 * When a person is asked (OpenID Connect Core, 3.1.2.1): to log in, and to consent. An application may ask for the choice of an
 * account, and for a new account (Initiating User Registration via OpenID Connect 1.0).
 */
export function createPolicy() {
  const { base, Prompt } = interactionPolicy;
  const policy = base();
  policy.add(new Prompt({ name: 'create', requestable: true }), 0);
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}
