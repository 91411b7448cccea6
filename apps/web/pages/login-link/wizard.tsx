import { LogOut } from '../../features/log-out.tsx';
import { LinkWizard } from '../../features/login/link-wizard.tsx';

export function Wizard() {
  return <LinkWizard LogOut={LogOut} />;
}
