import { call } from '../call/call.ts';
import type { LoginResult } from './login.ts';
import type { ThirdPartyLoginPayload } from './third-party.schema.ts';

/**
 * LOGIN-06: the browser is back. The answer carries a session's token, or is refused: `verificationAsked` as every login;
 * `thirdPartyNotLinked` with a `ThirdPartyPending`, where no account here is linked with the provider's; and
 * `thirdPartyStateUnknown`, `thirdPartyCancelled`, `thirdPartyRefused`, `thirdPartyUnreachable`, `thirdPartyUntrusted`,
 * each but the first with the provider's id.
 * Telegram's data (TG-02) comes with a state from a browser, and without one from the mini-app. There 40004 with a `TelegramNotBound`
 * says that no account is bound (TG-10), and `telegramDataInvalid` or `telegramDataExpired` that the data does not count (TG-12).
 */
export const thirdPartyLogin = call<ThirdPartyLoginPayload, LoginResult>('POST', '/user/public/login/thirdparty', {
  access: 'public',
  hideError: true,
});
