import type { PageFrame } from '../../shell/page-context.tsx';

/** What a form needs once it is sent, beside what its page starts with. */
const laterScreens = () => import('../../features/registration/deferred-screens.tsx');
const needs: Readonly<Record<string, () => Promise<unknown>>> = {
  login: () => import('../../features/login/deferred-calls.ts'),
  register: laterScreens,
  'sign-up': laterScreens,
  'channel-register': laterScreens,
  'email-code-verify': laterScreens,
};

/**
 * Fetches what the page's form will need, while there is a network: a browser that has failed to load a module once
 * does not ask for it again before the page is loaded anew.
 */
export function formsReadyHere({ name }: Pick<PageFrame, 'name'>): void {
  void needs[name]?.().catch(() => undefined);
}
