import { withLanguage } from '@gatehouse/rules/language/path-language';
import { LOST_FACTOR_PATH } from '@gatehouse/rules/page/page-paths';
import type { RefObject } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import steps from '../forms/steps.module.css';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { verifyLogin } from '../sign-in/verify-login.ts';
import { Verification } from '../verification/verify.tsx';
import { verifyReset } from './password-reset-calls.ts';
import { Done, Ended } from './password-reset-end.tsx';
import { RetrievePassword } from './password-reset-password.tsx';
import type { RetrieveEvent, RetrieveState } from './password-reset-state.ts';
import { Recalling } from './resuming.tsx';
import { Screen } from './screen.tsx';

type Tell = (event: RetrieveEvent) => void;
export type RetrieveScreensProps = {
  state: RetrieveState;
  tell: Tell;
  /** The form of the new password. */
  form: RefObject<HTMLFormElement | null>;
};

/** The screens after the first form. */
export function RetrieveScreens({ state, tell, form }: RetrieveScreensProps) {
  const { t } = useMessages();
  switch (state.step) {
    case 'start':
    case 'beginning':
      return null;
    case 'recalling':
      return <Recalling title={t('retrieve.recalling')} refused={state.refused} tell={tell} />;
    case 'confirm':
    case 'confirming':
      return <Confirm state={state} tell={tell} />;
    case 'password':
    case 'committing':
      return <RetrievePassword state={state} tell={tell} form={form} />;
    case 'done':
      return <Done state={state} onLeave={() => tell({ type: 'left' })} />;
    case 'ended':
      return <Ended why={state.why} onAgain={() => tell({ type: 'restarted' })} />;
    default:
      return <Proof state={state} tell={tell} />;
  }
}

type Of<Step extends RetrieveState['step']> = { state: Extract<RetrieveState, { step: Step }>; tell: Tell };

function Proof({ state, tell }: Of<'proof' | 'factor' | 'more'>) {
  const { t } = useMessages();
  const page = usePage();
  const { asked, step } = state;
  const toPhone = asked.ways[0] === 'mobile';
  const words = {
    proof: { title: t(toPhone ? 'retrieve.proof.title.sms' : 'retrieve.proof.title') },
    factor: { title: t('retrieve.factor.title'), intro: t('retrieve.factor.intro') },
    more: { title: t('retrieve.more.title'), intro: t('retrieve.more.intro') },
  };
  return (
    <Verification
      {...words[step]}
      asked={asked}
      answer={(proof, signal) =>
        step === 'more'
          ? localizeAnswer(page, verifyLogin(page, { uuid: asked.uuid, proof }, signal))
          : verifyReset(page, asked.uuid, proof, signal)
      }
      onDone={(answer) => tell({ type: 'proved', answer })}
      onBack={() => tell({ type: 'restarted' })}
      aside={
        step === 'factor' ? (
          <a href={`${withLanguage(page.language.value, LOST_FACTOR_PATH)}?reset=${state.uuid}`}>
            {t('retrieve.factor.lost')}
          </a>
        ) : null
      }
    />
  );
}

/** An emailed link was opened. Only the button uses it: mail scanners open links too. */
function Confirm({ state, tell }: Of<'confirm' | 'confirming'>) {
  const { t } = useMessages();
  const waiting = state.step === 'confirming';
  return (
    <Screen
      name="confirm"
      title={t('retrieve.confirm.title')}
      intro={t('retrieve.confirm.text')}
      onSubmit={() => tell({ type: 'confirmed' })}
    >
      <SubmitNotice refused={state.step === 'confirm' ? state.refused : undefined} waiting={waiting} />
      <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('retrieve.confirm.waiting')}>
        {t('retrieve.confirm.submit')}
      </Button>
      <p className={steps.note}>{t('retrieve.confirm.notYou')}</p>
    </Screen>
  );
}
