import { leave, logIn, prepare, recall } from './login-calls.ts';
import { awaitSession, begin } from './ways/code-and-link/item-calls.ts';
import { checkPasskey, offerPasskeys, usePasskey } from './ways/passkey/passkey-calls.ts';

/** Every call of the login page, by the effect that asks for it: one late file, which is there before the network may go. */
export const deferredCalls = {
  ...{ logIn, prepare, recall, leave },
  ...{ begin, awaitSession },
  ...{ usePasskey, checkPasskey, offerPasskeys },
};
