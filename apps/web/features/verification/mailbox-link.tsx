import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';

/** Development only: where mails and text messages go instead. In a tab of its own, so that the form stays as it is. */
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
