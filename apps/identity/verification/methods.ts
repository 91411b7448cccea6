import type { AuthMethod } from '@gatehouse/contract/login/challenge';
import type { Method } from './challenge/method.ts';
import { mailedCodeMethod, textedCodeMethod } from './code/code-method.ts';
import { linkMethod } from './link/link-method.ts';
import { passkeyMethod } from './passkey/verify-passkey.ts';
import { passwordMethod } from './password/password-method.ts';
import { recoveryCodeMethod } from './recovery-code/verify-recovery-code.ts';
import { totpMethod } from './totp/verify-totp.ts';

/** Every way to prove who one is; a new one is a line here. */
export const methods: { readonly [By in AuthMethod]: Method<By> } = {
  email: mailedCodeMethod,
  mobile: textedCodeMethod,
  email_link: linkMethod,
  totp: totpMethod,
  recovery: recoveryCodeMethod,
  passkey: passkeyMethod,
  password: passwordMethod,
};
