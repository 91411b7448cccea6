import type { PasskeyCreationOptions, PasskeyRegistration } from '@gatehouse/contract/account/factors';
import type { PasskeyRequestOptions } from '@gatehouse/contract/login/challenge';
import type { PasskeyAssertion } from '@gatehouse/contract/login/challenge.schema';

/**
 * WebAuthn Level 3 has JSON conversions (5.1.8 to 5.1.10, `toJSON`). Browsers before 2025 lack some of them, and some
 * password managers return credentials without `toJSON`, so each has a fallback here.
 */
export function requestFromJson(options: PasskeyRequestOptions): PublicKeyCredentialRequestOptions {
  const parse = PublicKeyCredential.parseRequestOptionsFromJSON;
  if (parse) return parse.call(PublicKeyCredential, options as PublicKeyCredentialRequestOptionsJSON);
  const { challenge, allowCredentials = [], ...rest } = options;
  return {
    ...(rest as Omit<PublicKeyCredentialRequestOptions, 'challenge'>),
    challenge: fromBase64Url(challenge),
    allowCredentials: allowCredentials.map(descriptor),
  };
}

export function creationFromJson(options: PasskeyCreationOptions): PublicKeyCredentialCreationOptions {
  const parse = PublicKeyCredential.parseCreationOptionsFromJSON;
  if (parse) return parse.call(PublicKeyCredential, options as unknown as PublicKeyCredentialCreationOptionsJSON);
  const { challenge, user, excludeCredentials = [], ...rest } = options;
  return {
    ...(rest as Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user'>),
    challenge: fromBase64Url(challenge),
    user: { ...user, id: fromBase64Url(user.id) },
    excludeCredentials: excludeCredentials.map(descriptor),
  };
}

export function assertionAsJson(credential: PublicKeyCredential): PasskeyAssertion {
  if (typeof credential.toJSON === 'function') return credential.toJSON() as PasskeyAssertion;
  const { authenticatorData, clientDataJSON, signature, userHandle } =
    credential.response as AuthenticatorAssertionResponse;
  return {
    ...ofCredential(credential),
    response: {
      authenticatorData: toBase64Url(authenticatorData),
      clientDataJSON: toBase64Url(clientDataJSON),
      signature: toBase64Url(signature),
      ...(userHandle ? { userHandle: toBase64Url(userHandle) } : {}),
    },
  };
}

export function registrationAsJson(credential: PublicKeyCredential): PasskeyRegistration {
  if (typeof credential.toJSON === 'function') return credential.toJSON() as unknown as PasskeyRegistration;
  const response = credential.response as AuthenticatorAttestationResponse;
  return {
    ...ofCredential(credential),
    response: {
      clientDataJSON: toBase64Url(response.clientDataJSON),
      attestationObject: toBase64Url(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

function ofCredential({ id, rawId, authenticatorAttachment }: PublicKeyCredential) {
  const type = 'public-key' as const;
  return { id, rawId: toBase64Url(rawId), type, authenticatorAttachment, clientExtensionResults: {} };
}

function descriptor({ id, type, transports = [] }: { id: string; type: 'public-key'; transports?: readonly string[] }) {
  return { type, id: fromBase64Url(id), transports: [...transports] as AuthenticatorTransport[] };
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

function toBase64Url(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
