import { Telegram } from '../../features/telegram/telegram.tsx';
import { BrowserLogin } from './browser-login.tsx';
import { LateFormScreen } from './late-form-screen.tsx';

const slots = { FormScreen: LateFormScreen, BrowserLogin };

/** SHELL-12: the way from Telegram to an account, with the parts of other features in it. */
export function Way() {
  return <Telegram slots={slots} />;
}
