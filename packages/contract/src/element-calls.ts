import {
  MOBILE_REGISTRATION,
  OAUTH_CONSENT,
  PASSKEY_LOGIN,
  QR_LOGIN,
  THIRD_PARTY_LOGIN,
} from '@gatehouse/rules/compliance/compliance-element-names';
import { loginPasskey } from './login/login.ts';
import { qrGenerate } from './login/qr.ts';
import { thirdPartyBegin, thirdPartyLogin, thirdPartyRegister } from './login/third-party.ts';
import { oauthConfirm } from './oauth/oauth.ts';
import { registerMobile, registrationInfo, verifyRegisterMobile } from './registration/registration.ts';

type Payload = Readonly<Record<string, unknown>>;

const always = (element: string) => () => element;
const withMobile = ({ mobile }: Payload) => (mobile === undefined ? undefined : MOBILE_REGISTRATION);

const table: Readonly<Record<string, (payload: Payload) => string | undefined>> = {
  [loginPasskey.path]: always(PASSKEY_LOGIN),
  [qrGenerate.path]: always(QR_LOGIN),
  [thirdPartyBegin.path]: always(THIRD_PARTY_LOGIN),
  [thirdPartyLogin.path]: always(THIRD_PARTY_LOGIN),
  [thirdPartyRegister.path]: always(THIRD_PARTY_LOGIN),
  [oauthConfirm.path]: ({ allow }) => (allow === false ? undefined : OAUTH_CONSENT),
  [registrationInfo.path]: withMobile,
  [verifyRegisterMobile.path]: always(MOBILE_REGISTRATION),
  [registerMobile.path]: always(MOBILE_REGISTRATION),
};

/** COMP-08: whether compliance has a say in a call. @param path without the API prefix and query */
export function hasElement(path: string): boolean {
  return Object.hasOwn(table, path);
}

/** COMP-08: the element that has to show for a call to be made; undefined: none. */
export function elementOfCall(path: string, payload: Payload): string | undefined {
  return Object.hasOwn(table, path) ? table[path]?.(payload) : undefined;
}
