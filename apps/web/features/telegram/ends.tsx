import { telegramBridge } from '../../platform/webview/telegram-bridge.ts';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { titleOf } from './bind-failures.ts';
import type { Dispatch } from './telegram-state.ts';
import { Titled } from './titled.tsx';

/** TG-09: below the dialog, and after it. */
export function Expired({ tell }: { tell: Dispatch }) {
  const { t } = useMessages();
  return (
    <Titled title={t('telegram.expired.title')} intro={t('telegram.expired.text')}>
      <Button variant="primary" wide onClick={() => telegramBridge.close()}>
        {t('telegram.expired.close')}
      </Button>
      <Button wide onClick={() => tell({ type: 'otherWay' })}>
        {t('telegram.otherWay')}
      </Button>
    </Titled>
  );
}

/** TG-07: the page goes on by itself once the toast is over. */
export function Bound({ tell }: { tell: Dispatch }) {
  const { t } = useMessages();
  return (
    <Titled title={t('telegram.bound.title')}>
      <Notice kind="success">{t('telegram.bound.text')}</Notice>
      <Button variant="primary" wide onClick={() => tell({ type: 'wentOn' })}>
        {t('telegram.continue')}
      </Button>
    </Titled>
  );
}

/** TG-08: below the dialog, and after it. */
export function Unbound({ code, tell }: { code: string; tell: Dispatch }) {
  const { t } = useMessages();
  return (
    <Titled title={t(titleOf(code))} intro={t('telegram.unbound.later')}>
      <Button variant="primary" wide onClick={() => tell({ type: 'wentOn' })}>
        {t('telegram.continue')}
      </Button>
    </Titled>
  );
}
