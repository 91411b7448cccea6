import { LinkWizard } from '../../features/login/methods/code-and-link/link-wizard.tsx';
import { LogOut } from '../../features/sign-in/log-out.tsx';

export function Wizard() {
  return <LinkWizard LogOut={LogOut} />;
}
