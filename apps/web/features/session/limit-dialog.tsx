import { numberTag } from '@gatehouse/rules/site/number-tag';
import { useEffect, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type LimitDialogProps = {
  /** The user is idle, or the session reaches its maximum age. */
  why: 'idle' | 'end';
  /** Epoch ms of this device. */
  until: number;
  onStay: () => void;
  onLogOut: () => void;
};

/** SESS-04: the session is about to end. Closing the dialog keeps it. */
export function LimitDialog({ why, until, onStay, onLogOut }: LimitDialogProps) {
  const { t } = useMessages();
  const left = useLeft(until);
  return (
    <Dialog
      open
      asks
      onClose={onStay}
      title={t(`session.${why}`)}
      actions={
        <>
          <Button onClick={onLogOut}>{t('shell.logOut')}</Button>
          <Button variant="primary" onClick={onStay}>
            {t(`session.${why}.stay`)}
          </Button>
        </>
      }
    >
      <p>{t(`session.${why}.text`)}</p>
      <p aria-hidden="true">
        <time>{left}</time>
      </p>
    </Dialog>
  );
}

/** Minutes and seconds, in the digits of the user's language. */
function useLeft(until: number): string {
  const { language } = usePage();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const two = new Intl.NumberFormat(numberTag(language.tag), { minimumIntegerDigits: 2 });
  return `${new Intl.NumberFormat(numberTag(language.tag)).format(Math.floor(seconds / 60))}:${two.format(seconds % 60)}`;
}
