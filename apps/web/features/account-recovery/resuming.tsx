import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Refused } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { Screen } from './screen.tsx';

type RecallingProps = {
  /** Names what is being loaded. */
  title: string;
  refused: Refused | undefined;
  tell: (event: { readonly type: 'retried' } | { readonly type: 'restarted' }) => void;
};

/** Loads the state of an earlier request; on failure offers to retry or to start again. */
export function Recalling({ title, refused, tell }: RecallingProps) {
  const { t } = useMessages();
  if (!refused) return <Spinner size="large" label={title} />;
  return (
    <Screen name="recalling" title={title}>
      <SubmitNotice refused={refused} waiting={false} stays />
      <Button variant="primary" wide onClick={() => tell({ type: 'retried' })}>
        {t('shell.retry')}
      </Button>
      <Button variant="quiet" wide onClick={() => tell({ type: 'restarted' })}>
        {t('retrieve.again')}
      </Button>
    </Screen>
  );
}
