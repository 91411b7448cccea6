import type { BindFailure } from '@gatehouse/rules/telegram/bind-failure';
import { codes } from '../errors/codes.ts';

const failures: ReadonlyMap<number, BindFailure> = new Map([
  [codes.telegramDataInvalid, 'invalid'],
  [codes.telegramDataExpired, 'expired'],
  [codes.thirdPartyTaken, 'taken'],
  [codes.thirdPartyThere, 'other'],
  [codes.notForSubAccounts, 'notAllowed'],
  [codes.noKycMain, 'notAllowed'],
  [codes.noKycTurkish, 'notAllowed'],
  [codes.internal, 'ours'],
]);

/** TG-08: why Telegram was not bound, by the refusal of a call that binds; undefined: it says nothing about the binding. */
export function bindFailureBy(code: number): BindFailure | undefined {
  return failures.get(code);
}
