import { Telegram } from '../../features/telegram/telegram.tsx';
import { BrowserLogin } from './browser-login.tsx';
import { LateLoginForm } from './late-login-form.tsx';

const slots = { LoginForm: LateLoginForm, BrowserLogin };

/** SHELL-12: the way from Telegram to an account, with the parts of other features in it. */
export function Way() {
  return <Telegram slots={slots} />;
}
