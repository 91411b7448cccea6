import { codes } from '@gatehouse/contract/errors/codes';
import { useEffect, useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type Refused, refusedBy, type SubmitAnswer } from '../forms/submit-answer.ts';
import { useRefusal } from '../forms/submit-notice.tsx';

type QuickLoginProps = {
  /** Masked, or empty. */
  name: string;
  answering: Promise<SubmitAnswer>;
  onClose: () => void;
};

/** SESS-07: logs in from another of the brand's sites. On success the browser leaves the page. */
export function QuickLogin({ name, answering, onClose }: QuickLoginProps) {
  const { t } = useMessages();
  const message = useRefusal();
  const [refused, setRefused] = useState<Refused>();
  useEffect(() => {
    void answering.then((answer) => {
      if (answer.ret_code !== codes.success) setRefused(refusedBy(answer));
    });
  }, [answering]);
  return (
    <Dialog
      open
      asks
      dismissible={refused !== undefined}
      onClose={onClose}
      title={t(refused ? 'quickLogin.over' : 'quickLogin.title')}
      actions={
        refused ? (
          <Button variant="primary" onClick={onClose}>
            {t('quickLogin.logIn')}
          </Button>
        ) : null
      }
    >
      {refused ? <p role="alert">{message(refused)}</p> : <Spinner label={t('form.wait')} />}
      {name ? (
        <p>
          {t('quickLogin.as')} <bdi dir="ltr">{name}</bdi>
        </p>
      ) : null}
    </Dialog>
  );
}
