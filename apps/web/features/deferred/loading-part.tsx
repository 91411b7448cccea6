import { useSyncExternalStore } from 'react';
import type { DeferredPart } from '../../platform/loading/deferred-part.ts';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Stands for a screen whose code is on the way, or could not be had. */
export function PartComing({ part }: { part: DeferredPart<unknown> }) {
  const { t } = useMessages();
  const failed = useSyncExternalStore(part.subscribe, part.state, part.state) === 'failed';
  if (!failed) return <Spinner size="large" label={t('form.wait')} />;
  return (
    <Notice
      kind="danger"
      role="alert"
      actions={
        <Button compact onClick={part.retry}>
          {t('shell.retry')}
        </Button>
      }
    >
      {t('shell.part.late')}
    </Notice>
  );
}
