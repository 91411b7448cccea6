type OneTimeCode = { readonly code?: unknown };
type Asks = { readonly otp: { readonly transport: readonly ['sms'] }; readonly signal: AbortSignal };

/** WebOTP: the phone hands over the code of a text message that names this host, where the browser can. Never rejects. */
export async function codeFromSms(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined;
  const asks: Asks = { otp: { transport: ['sms'] }, signal };
  try {
    const given = (await navigator.credentials.get(asks as CredentialRequestOptions)) as OneTimeCode | null;
    return typeof given?.code === 'string' ? given.code : undefined;
  } catch {
    return undefined;
  }
}
