import { useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

const loaded = () => import('../../platform/page/browser-session.ts');

/** SESS-06. The page confirms a logout only after the server has ended the session. */
export function LogOut() {
  const page = usePage();
  const { t } = useMessages();
  const [state, setState] = useState<'ready' | 'waiting' | 'failed'>('ready');
  const leave = async () => {
    setState('waiting');
    const outcome = await loaded().then(({ sessionHere }) => sessionHere(page).logOut(), ignored);
    if (!outcome?.ended) setState('failed');
  };
  return (
    <>
      <div role="status">{state === 'failed' ? <Notice kind="danger">{t('shell.logOut.failed')}</Notice> : null}</div>
      <Button icon="log-out" waiting={state === 'waiting'} waitingText={t('shell.logOut.waiting')} onClick={leave}>
        {t('shell.logOut')}
      </Button>
    </>
  );
}

/** Without a network the press itself reports the error. */
function ignored(): undefined {}
