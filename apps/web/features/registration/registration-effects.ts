import type { ComponentType, RefObject } from 'react';
import type { FlowEffects } from '../../platform/run-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useWords } from '../../shell/words.tsx';
import type { RegistrationEffect, RegistrationEvent, RegistrationState } from './registration-state.ts';

type LateScreen = ComponentType<{ state: RegistrationState; tell: (event: RegistrationEvent) => void }>;
let arrived: LateScreen | undefined;

/** The screens after the first. They have arrived before any call is made, so that no answer finds them missing. */
export function lateScreen(): LateScreen | undefined {
  return arrived;
}

/** Loads the calls and the screens that they lead to. */
export async function loadRegistration() {
  const [{ registrationCalls }, { LateScreen }] = await Promise.all([
    import('./registration-calls.ts'),
    import('./late-screen.tsx'),
  ]);
  arrived = LateScreen;
  return registrationCalls;
}

type Effects = FlowEffects<RegistrationEvent, RegistrationEffect>;

/** The effects of the wizard, loaded when the first is asked for, or by `prepare` when the form is first touched. */
export function useRegistrationEffects(
  form: RefObject<HTMLFormElement | null>,
): Effects & { readonly prepare: () => void } {
  const page = usePage();
  const { t } = useWords();
  const loaded = async () => {
    const registrationCalls = await loadRegistration();
    return registrationCalls({ page, element: form.current, insecure: t('form.insecure') });
  };
  return {
    recall: async (effect, signal) => (await loaded()).recall(effect, signal),
    commitInfo: async (effect, signal) => (await loaded()).commitInfo(effect, signal),
    sendCode: async (effect, signal) => (await loaded()).sendCode(effect, signal),
    verify: async (effect, signal) => (await loaded()).verify(effect, signal),
    commitPassword: async (effect, signal) => (await loaded()).commitPassword(effect, signal),
    remember: async (effect, signal) => (await loaded()).remember(effect, signal),
    forget: async (effect, signal) => (await loaded()).forget(effect, signal),
    goToLogin: async (effect, signal) => (await loaded()).goToLogin(effect, signal),
    leave: async (effect, signal) => (await loaded()).leave(effect, signal),
    prepare: () => void loadRegistration().catch(() => undefined),
  };
}
