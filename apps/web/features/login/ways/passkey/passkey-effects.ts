import type { FlowEffects } from '../../../../platform/run-flow.ts';
import type { PageFrame } from '../../../../shell/page-context.tsx';
import type { LoginEvent, PasskeyEffect } from '../../login-state.ts';

export const passkeyCalls = () => import('./passkey-calls.ts');

/** What a login by passkey asks for. */
export function passkeyEffects(page: PageFrame): FlowEffects<LoginEvent, PasskeyEffect> {
  return {
    usePasskey: async (_, signal) => (await passkeyCalls()).usePasskey(page, signal),
    checkPasskey: async (effect, signal) => (await passkeyCalls()).checkPasskey(page, effect, signal),
  };
}
