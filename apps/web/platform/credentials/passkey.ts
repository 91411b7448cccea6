import type { PasskeyCreationOptions, PasskeyRegistration } from '@gatehouse/contract/account/factors';
import type { PasskeyRequestOptions } from '@gatehouse/contract/login/challenge';
import type { PasskeyAssertion } from '@gatehouse/contract/login/challenge.schema';
import { assertionAsJson, creationFromJson, registrationAsJson, requestFromJson } from './passkey-json.ts';

export type PasskeySupport = {
  /** The browser supports passkeys; not that the user has one. */
  readonly available: boolean;
  /** It supports passkeys in autofill (WebAuthn Level 3, conditional mediation). */
  readonly conditional: boolean;
};

/** The browser's support for passkeys; they need a secure context. Never throws. */
export async function passkeySupport(): Promise<PasskeySupport> {
  const available = isSecureContext && typeof PublicKeyCredential === 'function' && !!navigator.credentials;
  const asks = available ? PublicKeyCredential.isConditionalMediationAvailable : undefined;
  const conditional = (await asks?.call(PublicKeyCredential).catch(() => false)) ?? false;
  return { available, conditional };
}

/**
 * Requests a passkey of the user. `conditional`: in the autofill of the login name, until the signal is aborted.
 * `dismissed`: the user chose none, or another request took its place.
 * @throws {DOMException} where the browser refuses the options themselves (SecurityError: the page's host does not
 * match)
 */
export async function getPasskey(
  options: PasskeyRequestOptions,
  { conditional = false, signal }: { conditional?: boolean; signal: AbortSignal },
): Promise<PasskeyAssertion | 'dismissed'> {
  const publicKey = requestFromJson(options);
  const mediation = conditional ? ({ mediation: 'conditional' } as const) : {};
  const found = await dismissable(navigator.credentials.get({ publicKey, signal, ...mediation }));
  return found ? assertionAsJson(found) : 'dismissed';
}

/**
 * Creates a passkey. `exists`: the authenticator already has one of this account.
 * @throws {DOMException} as {@link getPasskey}; NotSupportedError where it supports no algorithm
 */
export async function makePasskey(
  options: PasskeyCreationOptions,
  signal: AbortSignal,
): Promise<PasskeyRegistration | 'dismissed' | 'exists'> {
  try {
    const made = await dismissable(navigator.credentials.create({ publicKey: creationFromJson(options), signal }));
    return made ? registrationAsJson(made) : 'dismissed';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return 'exists';
    throw error;
  }
}

/** Browsers use one name for a refusal, a timeout and "no passkey", so that pages cannot tell them apart. */
async function dismissable(asking: Promise<Credential | null>): Promise<PublicKeyCredential | undefined> {
  try {
    return ((await asking) as PublicKeyCredential | null) ?? undefined;
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)) return undefined;
    throw error;
  }
}
