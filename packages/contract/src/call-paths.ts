import * as account from './account.ts';
import * as affiliate from './affiliate.ts';
import * as ban from './ban.ts';
import type { Call } from './call.ts';
import * as challenge from './challenge.ts';
import * as factors from './factors.ts';
import * as kyc from './kyc.ts';
import * as login from './login.ts';
import * as metrics from './metrics.ts';
import * as qr from './qr.ts';
import * as region from './region.ts';
import * as registration from './registration.ts';
import * as risk from './risk.ts';
import * as session from './session.ts';
import * as sessionExtras from './session-extras.ts';
import * as steering from './steering.ts';
import * as stepUp from './step-up.ts';
import * as subAccount from './sub-account.ts';
import * as thirdParty from './third-party.ts';
import * as wayBack from './way-back.ts';

/** Every call that the contract names. For servers: a page carries only the calls that it makes. */
export const calls: readonly Call[] = [
  account,
  affiliate,
  ban,
  challenge,
  factors,
  kyc,
  login,
  metrics,
  qr,
  region,
  registration,
  risk,
  session,
  sessionExtras,
  steering,
  stepUp,
  subAccount,
  wayBack,
  thirdParty,
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
