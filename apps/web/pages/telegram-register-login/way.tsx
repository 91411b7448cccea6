import { lateScreen } from '../../features/deferred/late-screen.tsx';
import { Telegram } from '../../features/telegram/telegram.tsx';
import type { FormScreenProps } from '../../features/telegram/telegram-slots.ts';
import { OutsideScreen } from './outside-screen.tsx';

/** Where the mini-app cannot log a person in by itself. */
const FormScreen = lateScreen<FormScreenProps>(() => import('./form-screen.tsx').then(({ FormScreen }) => FormScreen));

const slots = { FormScreen, OutsideScreen };

/** SHELL-12: the way from Telegram to an account, with the parts of other features in it. */
export function Way() {
  return <Telegram slots={slots} />;
}
