import type { PageFrame } from '../../shell/page-context.tsx';

/** What a form needs after it is sent, beside the page's first load. */
const laterScreens = () => import('../../features/registration/deferred-screens.tsx');
const needs: Readonly<Record<string, () => Promise<unknown>>> = {
  login: () => import('../../features/login/deferred-calls.ts'),
  register: laterScreens,
  'sign-up': laterScreens,
  'channel-register': laterScreens,
  'email-code-verify': laterScreens,
};

/**
 * Loads what the page's form will need while there is a network: a browser that has failed to load a module does not try again
 * before the page reloads.
 */
export function formsReadyHere({ name }: Pick<PageFrame, 'name'>): void {
  void needs[name]?.().catch(() => undefined);
}
