import { useSyncExternalStore } from 'react';
import type { DeferredPart } from '../../platform/loading/deferred-part.ts';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Takes the place of a screen whose code is still loading, or failed to load. */
export function PartComing({ part }: { part: DeferredPart<unknown> }) {
  const { t } = useMessages();
  const failed = useSyncExternalStore(part.subscribe, part.state, part.state) === 'failed';
  return failed ? <LoadFailed onRetry={part.retry} /> : <Spinner size="large" label={t('form.wait')} />;
}

type LoadFailedProps = { kind?: 'danger' | 'warning'; onRetry: () => void; onCancel?: () => void };

/** Says that a part of the page failed to load, and offers to try again. A warning stands inside a live region already. */
export function LoadFailed({ kind = 'danger', onRetry, onCancel }: LoadFailedProps) {
  const { t } = useMessages();
  return (
    <Notice
      kind={kind}
      role={kind === 'danger' ? 'alert' : undefined}
      actions={
        <>
          <Button compact onClick={onRetry}>
            {t('shell.retry')}
          </Button>
          {onCancel ? (
            <Button compact variant="quiet" onClick={onCancel}>
              {t('shell.cancel')}
            </Button>
          ) : null}
        </>
      }
    >
      {t('shell.part.late')}
    </Notice>
  );
}
