import type { BindOrigin } from '@gatehouse/rules/telegram/bind-failure';

/** TG-08: which way led here: `destinationHere` says it in the address. */
export function bindOriginHere(): BindOrigin {
  return new URLSearchParams(location.search).has('newUser') ? 'register' : 'login';
}
