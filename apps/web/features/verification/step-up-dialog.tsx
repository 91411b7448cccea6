import { codes } from '@gatehouse/contract/errors/codes';
import type { PendingChallenge } from '@gatehouse/contract/login/challenge';
import { stepUp, stepUpBegin } from '@gatehouse/contract/login/step-up';
import { useCallback, useEffect, useState } from 'react';
import { getPlatform } from '../../platform/page/browser.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import { type Refused, refusedBy, type SubmitAnswer } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { type StepUpAction, stepUpAction } from './step-up-actions.ts';
import { Verification } from './verify.tsx';

type Begun = { readonly asked?: PendingChallenge; readonly refused?: Refused };

/** Verifies the user before a sensitive action, and names it. `onEnd(false)`: cancelled. */
export function StepUpDialog({ action, onEnd }: { action: StepUpAction; onEnd: (proven: boolean) => void }) {
  const { path, about } = action;
  const { t } = useMessages();
  const page = usePage();
  const { asked, refused, begin } = useBegun();
  const [ended, setEnded] = useState<Refused>();
  const done = ({ ret_code, ...answer }: SubmitAnswer) => {
    if (ret_code === codes.success) onEnd(true);
    else setEnded(refusedBy({ ret_code, ...answer }));
  };
  const keep = () => onEnd(false);
  const again = () => {
    setEnded(undefined);
    begin();
  };
  const stopped = ended ?? refused;
  return (
    <Dialog open brief={false} onClose={keep} title={t('stepUp.title')}>
      {asked && !stopped ? (
        <>
          <p>
            <strong>{about ? t(about.id, about.values) : t(stepUpAction(path))}</strong> {t('stepUp.intro')}
          </p>
          <Verification
            asked={asked}
            answer={(proof, signal) => verify(page, asked, proof, signal)}
            onDone={done}
            onBack={keep}
            back={t('shell.cancel')}
          />
        </>
      ) : null}
      {asked || stopped ? null : <Spinner label={t('form.wait')} />}
      {stopped ? <Stopped refused={stopped} onAgain={again} /> : null}
    </Dialog>
  );
}

function Stopped({ refused, onAgain }: { refused: Refused; onAgain: () => void }) {
  const { t } = useMessages();
  return (
    <>
      <SubmitNotice refused={refused} waiting={false} />
      <Button variant="primary" onClick={onAgain}>
        {t('shell.retry')}
      </Button>
    </>
  );
}

/** Starts a challenge when the dialog opens, and again after one that ended. */
function useBegun(): Begun & { readonly begin: () => void } {
  const page = usePage();
  const [begun, setBegun] = useState<Begun>({});
  const begin = useCallback(() => {
    setBegun({});
    const answering = getPlatform(page).ask(stepUpBegin, undefined);
    void localizeAnswer(page, answering).then((answer) =>
      setBegun(
        answer.ret_code === codes.success && answer.result ? { asked: answer.result } : { refused: refusedBy(answer) },
      ),
    );
  }, [page]);
  useEffect(begin, [begin]);
  return { ...begun, begin };
}

type Prove = Parameters<typeof Verification>[0]['answer'];
type Page = ReturnType<typeof usePage>;

function verify(page: Page, { uuid }: PendingChallenge, ...[proof, signal]: Parameters<Prove>) {
  return getPlatform(page).ask(stepUp, { uuid, proof }, { signal });
}
