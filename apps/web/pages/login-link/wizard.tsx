import { LogOut } from '../../features/log-out.tsx';
import { LinkWizard } from '../../features/login/link-wizard.tsx';
import type { LoginParts } from '../../features/login/login-parts.ts';

const parts: Pick<LoginParts, 'answerBan'> = {
  answerBan: async (page, answer) => (await import('../../features/ban/answer-ban.ts')).answerBan(page, answer),
};

export function Wizard() {
  return <LinkWizard parts={parts} LogOut={LogOut} />;
}
