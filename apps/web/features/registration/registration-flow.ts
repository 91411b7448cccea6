import { defineFlow, type Flow } from '../../platform/flow/flow.ts';
import { beginSteps, findSteps } from './flow-begin.ts';
import { linkSteps, passwordSteps } from './flow-finish.ts';
import { proofSteps } from './flow-proof.ts';
import { startAgain } from './registration-rows.ts';
import type { RegistrationEffect, RegistrationEvent, RegistrationState } from './registration-state.ts';

/**
 * SIGNUP-01 to SIGNUP-06, REDIR-12: the table of all registrations. Variants and methods are its configuration: the
 * `Way` of the first event, or of a recalled registration.
 */
export const registrationFlow = defineFlow<RegistrationState, RegistrationEvent, RegistrationEffect>({
  name: 'registration',
  start: { step: 'info' },
  steps: {
    ...findSteps,
    ...linkSteps,
    ...beginSteps,
    ...proofSteps,
    ...passwordSteps,
    ended: { restarted: startAgain },
    done: {},
  },
});

/** SIGNUP-06: the same table for a page that is opened by a link: it looks the registration up first. */
export const linkedRegistrationFlow: Flow<RegistrationState, RegistrationEvent, RegistrationEffect> = {
  ...registrationFlow,
  name: 'registration by link',
  start: { step: 'looking' },
};
