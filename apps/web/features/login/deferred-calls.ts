import { leave, logIn, prepare, recall } from './login-calls.ts';
import { awaitSession, begin } from './methods/code-and-link/item-calls.ts';
import { checkPasskey, offerPasskeys, usePasskey } from './methods/passkey/passkey-calls.ts';

/** Every call of the login page by its effect, in one deferred chunk, so that it is loaded before the network may fail. */
export const deferredCalls = {
  ...{ logIn, prepare, recall, leave },
  ...{ begin, awaitSession },
  ...{ usePasskey, checkPasskey, offerPasskeys },
};
