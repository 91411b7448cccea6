import type { PasskeyPicked } from '../../login-state.ts';

/** A passkey in place of account and password. */
export const passkeyAsked = { to: 'passkey', ask: { usePasskey: true } } as const;
/** One of what the browser fills in. */
export const passkeyPicked = {
  to: 'passkey',
  ask: { checkPasskey: (_: unknown, { uuid, response }: PasskeyPicked) => ({ uuid, response }) },
} as const;
