import { useMessages } from '../../shell/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTimeText } from './use-time-text.ts';

/** Says until when withdrawals are held (epoch ms), and why. */
export function WithdrawalsWait({ until }: { until: number }) {
  const { t } = useMessages();
  const time = useTimeText();
  return (
    <Notice kind="warning" icon="lock" title={t('account.withdrawals')}>
      <span suppressHydrationWarning>{t('account.withdrawals.text', { time: time(until) })}</span>
    </Notice>
  );
}
