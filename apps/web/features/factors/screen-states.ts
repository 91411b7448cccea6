import type { AppState } from './app-flow.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const begun = {
  ...{ id: '0197f4c0-0000-7000-8000-000000000001', secret, expires_at: 0 },
  uri: `otpauth://totp/Gatehouse:a***%40e***.com?secret=${secret}&issuer=Gatehouse`,
};

/** The states of the set-up of an app in which its key shows, by name. */
export const keyStates: Readonly<Record<string, Extract<AppState, { step: 'key' | 'binding' }>>> = {
  key: { step: 'key', begun },
  'no code': { step: 'key', begun, wrong: { why: 'empty' } },
  'wrong code': { step: 'key', begun, wrong: { why: 'wrong' } },
  unreachable: { step: 'key', begun, refused: { code: -200, message: '' } },
  checking: { step: 'binding', begun },
};

export const someCodes = ['K7QF-29XM-4TPA', 'M3WD-88RB-ZK2E', '9QLT-V5NC-HX7J', 'P4FS-6GYD-2MTR'] as const;
