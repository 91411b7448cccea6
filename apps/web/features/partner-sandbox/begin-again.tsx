import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import type { SandboxEvent } from './sandbox-state.ts';

/** The ways out of a request: another one of the same application, or another application. */
export function BeginAgain({ tell }: { tell: (event: SandboxEvent) => void }) {
  const { t } = useMessages();
  return (
    <>
      <Button variant="quiet" onClick={() => tell({ type: 'anotherRequest' })}>
        {t('partner.another')}
      </Button>
      <Button variant="quiet" onClick={() => tell({ type: 'startedOver' })}>
        {t('partner.startOver')}
      </Button>
    </>
  );
}
