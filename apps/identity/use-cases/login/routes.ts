import { deviceSeal } from '@gatehouse/contract/account/account';
import { login, loginBegin, loginCompliance, loginPasskey, loginVerify } from '@gatehouse/contract/login/login';
import { loginBeginPayload, loginPayload } from '@gatehouse/contract/login/login.schema';
import { loginVerifyPayload } from '@gatehouse/contract/login/login-verify.schema';
import type { FastifyInstance } from 'fastify';
import { personalSeal } from '../../accounts/owner-mark.ts';
import { atFixedTimes } from '../../http/fixed-times.ts';
import { publicRoute } from '../../http/route.ts';
import type { Services } from '../../kernel/services.ts';
import { withKnownName } from '../../risk/known-account.ts';
import { lastAccountOnDevice } from '../../risk/known-device.ts';
import { sendsToName, withCaptcha } from '../../verification/captcha/require-captcha.ts';
import { beginLogin } from './code-and-link/begin-login.ts';
import { beginPasskeyLogin } from './passkey/begin-passkey-login.ts';
import { logIn } from './password/log-in.ts';
import { verifyLogin } from './verify-login.ts';

/** LOGIN-01, SITE-08: which of the two paths a site uses is the front end's to follow; both do the same. */
export function loginRoutes(app: FastifyInstance, services: Services): void {
  for (const call of [login, loginCompliance]) {
    const protection = { scene: 'login', action: 'login' } as const;
    publicRoute(
      app,
      services,
      call,
      loginPayload,
      withKnownName(
        services,
        withCaptcha(services, protection, (input, visitor) => logIn(services, input, visitor)),
      ),
    );
  }
  publicRoute(
    app,
    services,
    loginBegin,
    loginBeginPayload,
    withKnownName(
      services,
      withCaptcha(services, { scene: 'login', action: sendsToName }, async (input, visitor) => ({
        result: await atFixedTimes(() => beginLogin(services, input, visitor)),
      })),
    ),
  );
  publicRoute(app, services, loginPasskey, undefined, async (_input, visitor) => ({
    result: await beginPasskeyLogin(services, visitor),
  }));
  publicRoute(app, services, deviceSeal, undefined, async (_input, visitor) => {
    const account = await lastAccountOnDevice(services.db, services.clock(), visitor);
    return { result: { seal: account && personalSeal(services, account) } };
  });
  publicRoute(app, services, loginVerify, loginVerifyPayload, (input, visitor) =>
    verifyLogin(services, input, visitor),
  );
}
