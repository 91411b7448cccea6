import { LoginScreen } from '../../features/telegram/login-screen.tsx';
import type { FormScreenProps } from '../../features/telegram/telegram-slots.ts';
import { LoginForm } from './login-form.tsx';

/** SHELL-12: register-or-login, with the form of the login page. */
export function FormScreen(props: FormScreenProps) {
  return <LoginScreen {...props} LoginForm={LoginForm} />;
}
