import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import form from '../forms/form.module.css';
import { methodOf } from './answers.ts';
import type { VerificationState } from './proof-state.ts';
import { isSent } from './rows.ts';

/** Where to look for a sent code or link. */
export function WhereItIs({ state }: { state: VerificationState }) {
  const { t } = useMessages();
  const way = methodOf(state);
  if (!way || !isSent(way)) return null;
  return (
    <p className={form.aside}>
      {t(way === 'mobile' ? 'prove.spam.sms' : 'prove.spam')} <MailboxLink />
    </p>
  );
}

/** Development only: a link to the mailbox that receives all mails and text messages, in a new tab. */
export function MailboxLink() {
  const { t } = useMessages();
  const { development } = usePage();
  if (!development) return null;
  return (
    <a href="/dev/mailbox" target="_blank" rel="noreferrer">
      {t('dev.mailbox.link')}
    </a>
  );
}
