import { call } from './call.ts';
import type { LoginPayload } from './login.schema.ts';

export type { LoginPayload };

/** On `wrongPassword` the result carries the count; 3, 4 and 5 are shown (LOGIN-07). */
export type LoginResult = { id: number } | { pass_err_count: number };
/** LOGIN-01 */
export const login = call<LoginPayload, LoginResult>('POST', '/login', { access: 'public' });
/** LOGIN-01, SITE-08 */
export const loginCompliance = call<LoginPayload, LoginResult>('POST', '/user/public/login_compliance', {
  access: 'public',
});

/** The environment's public key: SPKI in base64, and the server's clock (epoch ms). */
export type EncryptKeyResult = { kid: string; spki: string; now: number };
export const encryptKey = call<undefined, EncryptKeyResult>('GET', '/user/public/encrypt-key', {
  access: 'public',
  ours: true,
});
