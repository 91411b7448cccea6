import { call } from '../call/call.ts';
import type { DefaultInterceptPayload } from './risk.schema.ts';

/** Allow, ask for one more proof after the first, or refuse for now. Ours. */
export type RiskAction = 'pass' | 'verify' | 'block';

/**
 * LOGIN-11: asked before the action, with the `tx-id` header that the action then carries too. The answer says nothing of any
 * account: none has been named.
 */
export const defaultIntercept = call<DefaultInterceptPayload, { action: RiskAction }>(
  'POST',
  '/user/public/risk/default-intercept',
  { access: 'public', hideError: true },
);
