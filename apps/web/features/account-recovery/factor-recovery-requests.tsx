import type { FactorRecoveryRow } from '@gatehouse/contract/recovery/account-recovery';
import { useEffect, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import { type Refused, refusedBy } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { useTimeText } from '../forms/use-moment-text.ts';

const calls = () => import('./factor-recovery-request-calls.ts');

/**
 * SHELL-10: pending requests to remove or replace a factor of this account, which its owner can stop. For the account
 * page; renders nothing without any.
 */
export function FactorRecoveryRequests() {
  const page = usePage();
  const [rows, setRows] = useState<readonly FactorRecoveryRow[]>([]);
  const [refused, setRefused] = useState<Refused>();
  useEffect(() => {
    void calls().then(
      async ({ list }) => {
        const { result } = await list(page);
        if (result) setRows(result.requests);
      },
      () => {},
    );
  }, [page]);
  const stop = async (uuid: string) => {
    const { cancel } = await calls();
    const answer = await cancel(page, uuid);
    if (answer.result) setRows(answer.result.requests);
    setRefused(answer.result ? undefined : refusedBy(answer));
  };
  if (rows.length === 0) return null;
  return (
    <WithDeferredMessages>
      {rows.map((row) => (
        <Request key={row.uuid} row={row} onStop={() => stop(row.uuid)} />
      ))}
      <SubmitNotice refused={refused} waiting={false} />
    </WithDeferredMessages>
  );
}

function Request({ row, onStop }: { row: FactorRecoveryRow; onStop: () => Promise<void> }) {
  const { t } = useMessages();
  const [waiting, setWaiting] = useState(false);
  const time = useTimeText(row.ready_at);
  const stop = () => {
    setWaiting(true);
    void onStop()
      .catch(() => undefined)
      .finally(() => setWaiting(false));
  };
  return (
    <Notice
      kind="danger"
      role="status"
      title={t(`lost.request.${row.item}`)}
      actions={
        <Button compact variant="danger" waiting={waiting} onClick={stop}>
          {t('lost.request.stop')}
        </Button>
      }
    >
      {t('lost.request.text', { time })}
    </Notice>
  );
}
