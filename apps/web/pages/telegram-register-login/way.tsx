import { Telegram } from '../../features/telegram/telegram.tsx';
import { LateFormScreen } from './late-form-screen.tsx';
import { LateOutside } from './late-outside.tsx';

const slots = { FormScreen: LateFormScreen, OutsideScreen: LateOutside };

/** SHELL-12: the way from Telegram to an account, with the parts of other features in it. */
export function Way() {
  return <Telegram slots={slots} />;
}
