import { useMessages } from '../../shell/words.tsx';
import form from '../forms/form.module.css';
import { wayOf } from './answers.ts';
import { MailboxLink } from './mailbox-link.tsx';
import type { VerificationState } from './proof-state.ts';
import { isSent } from './rows.ts';

/** Where to look for a code or link that was sent. */
export function WhereItIs({ state }: { state: VerificationState }) {
  const { t } = useMessages();
  const way = wayOf(state);
  if (!way || !isSent(way)) return null;
  return (
    <p className={form.aside}>
      {t(way === 'mobile' ? 'proof.spam.sms' : 'proof.spam')} <MailboxLink />
    </p>
  );
}
