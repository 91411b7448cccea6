import { Rich, useWords } from '../../shell/words.tsx';
import { strong } from '../strong.tsx';
import { Ways } from './code-step.tsx';
import type { ProofView } from './proof-view.ts';
import { readName } from './registration-answers.ts';
import { Resend } from './resend.tsx';
import type { Tell } from './screen-props.ts';
import { StepHead } from './step-head.tsx';

/** The mail or message could not be handed over: nothing is lost, now or later. */
export function NotSent({ view, tell }: { view: ProofView; tell: Tell }) {
  const { t } = useWords();
  const { account, way, notSent, sending } = view;
  return (
    <>
      {/* Made anew when another try has failed, so that it is read out again. */}
      <div key={sending ? 'trying' : 'told'} role={sending ? undefined : 'alert'}>
        <StepHead
          step={2}
          form={way.form}
          title={t('register.notSent.title')}
          intro={
            <>
              <Rich id="register.notSent.text" values={{ email: readName(account) }} tags={{ strong }} />{' '}
              <small>{t('form.errorCode', { code: `${notSent}` })}</small>
            </>
          }
        />
      </div>
      <Resend view={view} tell={tell} variant="primary" />
      <Ways view={view} tell={tell} resend={false} />
    </>
  );
}
