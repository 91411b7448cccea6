import type { Call } from '@gatehouse/contract/call/call';
import { codes } from '@gatehouse/contract/errors/codes';
import {
  registerCompliance,
  registerEmail,
  registerMobile,
  registrationInfo,
  registrationPassword,
  verifyRegisterEmail,
  verifyRegisterMobile,
} from '@gatehouse/contract/registration/registration';
import { signUpFor } from '@gatehouse/rules/registration/sign-up-choice';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../visitor/visitor.ts';
import type { RemoteConfigSource } from './remote-config.ts';

/** SHELL-09: an event of a device in an arm. It does not identify the device. */
export type ExperimentEvent = {
  readonly experiment: string;
  readonly arm: string;
  readonly site: string;
  readonly event: 'shown' | 'began' | 'registered';
};
export type OnExperiment = (event: ExperimentEvent) => void;

/** A call that the gateway has passed on and answered. */
export type PassedCall = {
  readonly visitor: Visitor;
  readonly language: string;
  readonly method: string;
  readonly path: string;
  readonly code: number | undefined;
  /** The body's code, even if the status makes the response a failure (HTTP-05). */
  readonly bodyCode: number | undefined;
  /** The response granted a session. */
  readonly granted: boolean;
};

const BEGINNINGS: readonly Call[] = [registrationInfo, verifyRegisterEmail, verifyRegisterMobile];
const ENDINGS: readonly Call[] = [registrationPassword, registerEmail, registerMobile, registerCompliance];

/**
 * SHELL-09: counts the outcomes of registrations by arm. The arm is computed from the device id of each call: nothing is stored
 * about users.
 */
export function countingCalls({
  remoteConfig,
  onExperiment,
}: {
  remoteConfig: RemoteConfigSource;
  onExperiment: OnExperiment;
}) {
  return (call: PassedCall): void => {
    const event = eventOf(call);
    const { site, guid } = call.visitor;
    if (!event || guid === undefined || !site.languages.list.includes(call.language)) return;
    const count = () => {
      const { arm } = signUpFor({
        ...{ site, ui: undefined, deviceId: guid },
        remoteConfig: remoteConfig.of(site, call.language).remoteConfig,
      });
      if (arm) onExperiment({ ...arm, site: site.id, event });
    };
    const first = remoteConfig.first(site, call.language);
    if (first) void first.then(count);
    else count();
  };
}

function eventOf({ method, path, code, granted }: PassedCall): ExperimentEvent['event'] | undefined {
  const isOneOf = (calls: readonly Call[]) => calls.some((call) => call.method === method && call.path === path);
  if (code !== codes.success) return undefined;
  if (isOneOf(BEGINNINGS)) return 'began';
  return granted && isOneOf(ENDINGS) ? 'registered' : undefined;
}

const ROBOT = /bot\b|crawler|spider|slurp/i;

/** Whether a user sees the page: not a prerendering, and not a declared robot. */
export function isSeen({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const inCase = headers['sec-purpose'] !== undefined || headers.purpose === 'prefetch';
  return method === 'GET' && !inCase && !ROBOT.test(headers['user-agent'] ?? '');
}
