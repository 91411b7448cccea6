import * as account from './account/account.ts';
import * as factors from './account/factors.ts';
import * as logins from './account/logins.ts';
import * as subAccount from './account/sub-account.ts';
import * as affiliate from './attribution/affiliate.ts';
import type { Call } from './call/call.ts';
import * as captcha from './captcha/captcha.ts';
import * as challenge from './login/challenge.ts';
import * as login from './login/login.ts';
import * as qr from './login/qr.ts';
import * as risk from './login/risk.ts';
import * as stepUp from './login/step-up.ts';
import * as thirdParty from './login/third-party.ts';
import * as thirdPartyLogin from './login/third-party-login.ts';
import * as oauthGrants from './oauth/grants.ts';
import * as oauth from './oauth/oauth.ts';
import * as oauthSandbox from './oauth/sandbox.ts';
import * as accountRecovery from './recovery/account-recovery.ts';
import * as ban from './recovery/ban.ts';
import * as kyc from './region/kyc.ts';
import * as region from './region/region.ts';
import * as registration from './registration/registration.ts';
import * as remoteConfig from './remote-config/remote-config.ts';
import * as session from './session/session.ts';
import * as sessionExtras from './session/session-extras.ts';
import * as telegramTasks from './telegram/tasks.ts';
import * as telegram from './telegram/telegram.ts';
import * as metrics from './telemetry/metrics.ts';

/** Every call that the contract names. For servers: a page carries only the calls that it makes. */
export const calls: readonly Call[] = [
  account,
  logins,
  affiliate,
  ban,
  captcha,
  challenge,
  factors,
  kyc,
  login,
  metrics,
  oauth,
  oauthGrants,
  oauthSandbox,
  qr,
  region,
  registration,
  risk,
  session,
  sessionExtras,
  remoteConfig,
  stepUp,
  subAccount,
  accountRecovery,
  telegram,
  telegramTasks,
  thirdParty,
  thirdPartyLogin,
]
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isCall);

/** The path of each of them. */
export const callPaths: ReadonlySet<string> = new Set(calls.map(({ path }) => path));

/** The paths of those whose answer waits for news. */
export const waitingPaths: ReadonlySet<string> = new Set(calls.filter(({ waits }) => waits).map(({ path }) => path));

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
