import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import { useEffect, useEffectEvent } from 'react';
import { SubmitNotice } from '../../features/forms/submit-notice.tsx';
import { useBegin } from '../../features/third-party/use-begin.ts';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';

const TELEGRAM = { id: TELEGRAM_PROVIDER, name: 'Telegram' } as const;

/** LOGIN-06: Telegram's login in a browser; it begins at once. */
export function BrowserLogin() {
  const { t } = useMessages();
  const { going, refused, begin } = useBegin('login');
  const start = useEffectEvent(() => begin(TELEGRAM));
  useEffect(() => start(), []);
  return (
    <>
      <Button
        variant="primary"
        wide
        waiting={going !== undefined}
        waitingText={t('thirdParty.button.leaving', { name: TELEGRAM.name })}
        onClick={() => begin(TELEGRAM)}
      >
        {t('telegram.title')}
      </Button>
      <SubmitNotice refused={refused} waiting={false} />
    </>
  );
}
