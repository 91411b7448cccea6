import {
  MOBILE_REGISTRATION,
  OAUTH_CONSENT,
  PASSKEY_LOGIN,
  QR_LOGIN,
  TELEGRAM_LOGIN,
  THIRD_PARTY_LOGIN,
} from '@gatehouse/rules/compliance/compliance-element-names';
import { loginPasskey } from './login/login.ts';
import { qrGenerate } from './login/qr.ts';
import { thirdPartyBegin, thirdPartyLink, thirdPartyLinkBegin, thirdPartyRegister } from './login/third-party.ts';
import { thirdPartyLogin } from './login/third-party-login.ts';
import { oauthConfirm } from './oauth/oauth.ts';
import { registerMobile, registrationInfo, verifyRegisterMobile } from './registration/registration.ts';
import { bindTelegram } from './telegram/telegram.ts';
import { TELEGRAM_PROVIDER } from './telegram/telegram-provider.ts';

type Payload = Readonly<Record<string, unknown>>;

const always = (element: string) => () => [element];
const withMobile = ({ mobile }: Payload) => (mobile === undefined ? [] : [MOBILE_REGISTRATION]);
const ofProvider = (provider: unknown) => [provider === TELEGRAM_PROVIDER ? TELEGRAM_LOGIN : THIRD_PARTY_LOGIN];
const hasTelegram = ({ telegram_callback: login, telegram_callback_mini: launch }: Payload) =>
  login !== undefined || launch !== undefined;

/** The elements that a call is about: it is made where one of them shows, or where there is none. */
const table: Readonly<Record<string, (payload: Payload) => readonly string[]>> = {
  [loginPasskey.path]: always(PASSKEY_LOGIN),
  [qrGenerate.path]: always(QR_LOGIN),
  [thirdPartyBegin.path]: ({ provider }) => ofProvider(provider),
  [thirdPartyLinkBegin.path]: ({ provider }) => (provider === TELEGRAM_PROVIDER ? [TELEGRAM_LOGIN] : []),
  [thirdPartyLink.path]: (payload) => (hasTelegram(payload) ? [TELEGRAM_LOGIN] : []),
  // The state of a code says nothing of the company: where it was begun, the one element showed.
  [thirdPartyLogin.path]: (payload) => (hasTelegram(payload) ? [TELEGRAM_LOGIN] : [THIRD_PARTY_LOGIN, TELEGRAM_LOGIN]),
  // The id of what was proved says nothing of the company.
  [thirdPartyRegister.path]: () => [THIRD_PARTY_LOGIN, TELEGRAM_LOGIN],
  [bindTelegram.path]: always(TELEGRAM_LOGIN),
  [oauthConfirm.path]: ({ allow }) => (allow === false ? [] : [OAUTH_CONSENT]),
  [registrationInfo.path]: withMobile,
  [verifyRegisterMobile.path]: always(MOBILE_REGISTRATION),
  [registerMobile.path]: always(MOBILE_REGISTRATION),
};

/** COMP-08: whether compliance has a say in a call. @param path without the API prefix and query */
export function hasElement(path: string): boolean {
  return Object.hasOwn(table, path);
}

/** COMP-08: the elements of which one has to show for a call to be made; none: nothing has to. */
export function elementsOfCall(path: string, payload: Payload): readonly string[] {
  return (Object.hasOwn(table, path) && table[path]?.(payload)) || [];
}
