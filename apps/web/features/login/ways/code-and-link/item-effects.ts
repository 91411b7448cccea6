import type { FlowEffects } from '../../../../platform/run-flow.ts';
import type { PageFrame } from '../../../../shell/page-context.tsx';
import type { ItemEffect, LoginEvent } from '../../login-state.ts';

const itemCalls = () => import('./item-calls.ts');

/** What a login by code or link asks for. */
export function itemEffects(page: PageFrame): FlowEffects<LoginEvent, ItemEffect> {
  return {
    begin: async (effect, signal) => (await itemCalls()).begin(page, effect, signal),
    awaitSession: async ({ uuid }, signal) => (await itemCalls()).awaitSession(page, uuid, signal),
  };
}
