import { useMemo } from 'react';
import type { UiTexts } from '../ui/texts.tsx';
import { useMessages } from './words.tsx';

/** The texts of the design system, in the user's language. */
export function useTexts(): UiTexts {
  const { t } = useMessages();
  return useMemo(
    () => ({
      showPassword: t('shell.password.show'),
      hidePassword: t('shell.password.hide'),
      capsLock: t('shell.password.capsLock'),
      close: t('shell.close'),
      dismiss: t('shell.dismiss'),
      notifications: t('shell.notifications'),
      optional: t('shell.optional'),
    }),
    [t],
  );
}
