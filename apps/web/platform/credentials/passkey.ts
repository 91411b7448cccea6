import type { PasskeyCreationOptions, PasskeyRegistration } from '@gatehouse/contract/account/factors';
import type { PasskeyRequestOptions } from '@gatehouse/contract/login/challenge';
import type { PasskeyAssertion } from '@gatehouse/contract/login/challenge.schema';
import { assertionAsJson, creationFromJson, registrationAsJson, requestFromJson } from './passkey-json.ts';

export type PasskeysHere = {
  /** The browser has passkeys at all; not that somebody has one. */
  readonly available: boolean;
  /** It offers them among what it fills in (WebAuthn Level 3, conditional mediation). */
  readonly conditional: boolean;
};

/** What this browser can do with passkeys; they need a secure context. Never throws. */
export async function passkeysForSite(): Promise<PasskeysHere> {
  const available = isSecureContext && typeof PublicKeyCredential === 'function' && !!navigator.credentials;
  const asks = available ? PublicKeyCredential.isConditionalMediationAvailable : undefined;
  const conditional = (await asks?.call(PublicKeyCredential).catch(() => false)) ?? false;
  return { available, conditional };
}

/**
 * Asks for one of the person's passkeys. `conditional`: quietly, where the browser fills in the login name; it lasts until
 * the signal ends it. `dismissed`: they did not choose one, or another question of the browser took its place.
 * @throws {DOMException} where the browser refuses the options themselves (SecurityError: the page's host is not theirs)
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
 * Makes a passkey. `exists`: the person's authenticator has one of this account already.
 * @throws {DOMException} as {@link getPasskey}; NotSupportedError where no algorithm fits
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

/** Browsers tell a refusal, a timeout and "nothing there" by one name, so that pages do not learn which it was. */
async function dismissable(asking: Promise<Credential | null>): Promise<PublicKeyCredential | undefined> {
  try {
    return ((await asking) as PublicKeyCredential | null) ?? undefined;
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)) return undefined;
    throw error;
  }
}
