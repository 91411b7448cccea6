import { LogOut } from '../../features/log-out.tsx';
import { LinkWizard } from '../../features/login/ways/code-and-link/link-wizard.tsx';

export function Wizard() {
  return <LinkWizard LogOut={LogOut} />;
}
