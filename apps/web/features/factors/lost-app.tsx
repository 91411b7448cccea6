import { unbindGoogle2fa, unbindGoogle2faSendCode } from '@gatehouse/contract/factors';
import { useRef } from 'react';
import { platformHere } from '../../platform/browser.ts';
import { useFlow } from '../../platform/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { Rich, useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { encryptedSubmit } from '../encrypted-submit.ts';
import { useFirstWrong } from '../first-wrong.ts';
import styles from '../form.module.css';
import { strong } from '../strong.tsx';
import { SubmitNotice } from '../submit-notice.tsx';
import { useCountdown } from '../use-countdown.ts';
import { usePrivateCall } from '../verification/use-private-call.ts';
import { answered } from './factors-flow.ts';
import { type LostState, lostFlow, type WrongLost } from './lost-flow.ts';
import { PanelTitle } from './panel-title.tsx';
import type { PanelProps } from './set-up-app.tsx';
import { Stopped } from './stopped.tsx';
import { useDayText } from './use-day-text.ts';

/** ERR-07: for an owner who is logged in and has lost the app: a code by mail, and the password. */
export function LostApp({ onDone, onCancel }: PanelProps) {
  const { t } = useWords();
  const page = usePage();
  const form = useRef<HTMLFormElement>(null);
  const { ask } = usePrivateCall();
  const day = useDayText();
  const [state, tell] = useFlow(lostFlow, {
    send: (_, signal) => answered(ask(unbindGoogle2faSendCode, undefined, signal)),
    remove({ uuid, code }, signal) {
      const typed = { page, element: form.current, insecure: t('form.insecure') };
      return answered(encryptedSubmit(typed, signal, unbindGoogle2fa, { uuid, code }));
    },
    tell: ({ until }) => void onDone(t('factorsForm.lost.done', { time: day(until, true) })),
  });
  if (state.step === 'stopped')
    return <Stopped refused={state.refused} onAgain={() => tell({ type: 'again' })} onCancel={onCancel} />;
  if (state.step === 'typing' || state.step === 'removing')
    return (
      <form
        method="dialog"
        noValidate
        ref={form}
        className={styles.form}
        onFocus={() => platformHere(page).prepare()}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          tell({ type: 'given', code: String(data.get('code') ?? ''), password: !!data.get('password') });
        }}
      >
        <Fields form={form} state={state} onAgain={() => tell({ type: 'again' })} />
        <Button variant="quiet" onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
      </form>
    );
  return <Spinner label={t('factorsForm.lost.begin')} />;
}

type FieldsProps = {
  form: React.RefObject<HTMLFormElement | null>;
  state: Extract<LostState, { step: 'typing' | 'removing' }>;
  onAgain: () => void;
};

function Fields({ form, state, onAgain }: FieldsProps) {
  const { t } = useWords();
  const wrong = state.step === 'typing' ? state.wrong : undefined;
  const waiting = state.step === 'removing';
  const seconds = useCountdown(state.sent.resend_at);
  useFirstWrong(form, wrong);
  return (
    <>
      <PanelTitle>{t('factorsForm.lost.title')}</PanelTitle>
      <p>
        <Rich
          id="factorsForm.lost.text"
          values={{ to: state.sent.vague_email ?? state.sent.vague_mobile ?? '' }}
          tags={{ strong }}
        />
      </p>
      <CodeField name="code" required label={t('factorsForm.lost.code')} error={useWrongCode(wrong)} />
      <PasswordField
        name="password"
        autoComplete="current-password"
        required
        label={t('form.password')}
        error={useWrongPassword(wrong)}
      />
      <SubmitNotice refused={state.step === 'typing' ? state.refused : undefined} waiting={waiting} />
      <Button type="submit" variant="danger" wide waiting={waiting} waitingText={t('factors.working')}>
        {t('factorsForm.lost.confirm')}
      </Button>
      <Button variant="quiet" aria-disabled={seconds > 0 || undefined} onClick={onAgain}>
        {seconds > 0 ? t('prove.resendIn', { seconds }) : t('factorsForm.lost.resend')}
      </Button>
    </>
  );
}

function useWrongCode(wrong: WrongLost | undefined): string | undefined {
  const { t, find } = useWords();
  if (!wrong?.code) return undefined;
  if (wrong.code === 'empty') return t('factorsForm.lost.code.empty');
  return find(`error.${wrong.code}`) ?? t('error.unknown');
}

function useWrongPassword(wrong: WrongLost | undefined): string | undefined {
  const { t } = useWords();
  if (!wrong?.password) return undefined;
  return t(wrong.password === 'empty' ? 'form.password.empty' : 'prove.password.wrong');
}
