import type { Call } from './call.ts';
import * as login from './login.ts';
import * as metrics from './metrics.ts';
import * as region from './region.ts';
import * as registration from './registration.ts';
import * as session from './session.ts';
import * as sessionExtras from './session-extras.ts';

/** Every call that the contract names. For servers: a page carries only the calls that it makes. */
export const calls: readonly Call[] = [login, metrics, region, registration, session, sessionExtras]
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isCall);

/** The path of each of them. */
export const callPaths: ReadonlySet<string> = new Set(calls.map(({ path }) => path));

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
