import type { AccountOverview } from '@gatehouse/contract/account/account';
import { type ReactNode, useRef } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import styles from '../forms/form.module.css';
import { Form } from '../forms/form.tsx';
import steps from '../forms/steps.module.css';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { usePrivateCall } from '../verification/use-private-call.ts';
import { Verification } from '../verification/verify.tsx';
import type { ChangeFormProps } from './change-row.tsx';
import { nameEffects } from './name-effects.ts';
import { NameField, readName } from './name-field.tsx';
import { type NameEvent, type NameState, nameFlow } from './name-flow.ts';

type Method = 'email' | 'mobile';

export function ChangeEmail(props: ChangeFormProps) {
  return <ChangeName {...props} method="email" />;
}

export function ChangeMobile(props: ChangeFormProps) {
  return <ChangeName {...props} method="mobile" />;
}

/** SHELL-13: verifies the old address or number, then asks for the new one and verifies it. Nothing changes before that. */
function ChangeName({ account, method, onDone, onCancel }: ChangeFormProps & { method: Method }) {
  const { t } = useMessages();
  const { ask, dialog } = usePrivateCall();
  const effects = nameEffects(ask, method, (named) => {
    const to = method === 'email' ? named.vague_email : named.vague_mobile;
    const verified = method === 'email' ? { email_verified: true } : { mobile_verified: true };
    onDone({ ...named, ...verified }, t(`accountForm.${method}.done`, { to }));
  });
  const [state, tell] = useFlow(nameFlow, effects);
  return (
    <>
      <Step {...{ state, tell, account, method, onCancel, verify: effects.verify }} />
      {dialog}
    </>
  );
}

type StepProps = {
  state: NameState;
  tell: (event: NameEvent) => void;
  account: AccountOverview;
  method: Method;
  onCancel: () => void;
  verify: ReturnType<typeof nameEffects>['verify'];
};

function Step({ state, tell, method, onCancel, verify, ...rest }: StepProps) {
  const { t } = useMessages();
  switch (state.step) {
    case 'old':
      return (
        <Proving title={t(`accountForm.${method}.old.title`)} intro={t(`accountForm.${method}.old`)}>
          <Verification
            asked={state.asked}
            answer={verify.old(state.asked)}
            onDone={(answer) => tell({ type: 'oldProven', answer })}
            onBack={onCancel}
            back={t('shell.cancel')}
          />
        </Proving>
      );
    case 'naming':
    case 'asking':
      return <Naming {...{ state, tell, method, onCancel, ...rest }} />;
    case 'new':
      return (
        <Proving title={t(`accountForm.${method}.new.title`)}>
          <Verification
            asked={state.asked}
            answer={verify.new(state.asked)}
            onDone={(answer) => tell({ type: 'newProven', answer })}
            onBack={() => tell({ type: 'wentBack' })}
            back={t(`accountForm.${method}.other`)}
          />
        </Proving>
      );
    case 'stopped':
      return (
        <>
          <SubmitNotice refused={state.refused} waiting={false} />
          <div className={styles.ways}>
            <Button variant="primary" onClick={() => tell({ type: 'retried' })}>
              {t('shell.retry')}
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              {t('shell.cancel')}
            </Button>
          </div>
        </>
      );
    default:
      return <Spinner label={t('form.wait')} />;
  }
}

/** Says which of the two verifications this is; a step in a card is not a page of its own. */
function Proving({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      {intro ? <p className={styles.intro}>{intro}</p> : null}
      {children}
    </>
  );
}

type NamingProps = Pick<StepProps, 'tell' | 'account' | 'method' | 'onCancel'> & {
  state: Extract<NameState, { step: 'naming' | 'asking' }>;
};

function Naming({ state, tell, account, method, onCancel }: NamingProps) {
  const { t } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const wrong = state.step === 'naming' ? state.wrong : undefined;
  useFirstWrong(form, wrong === undefined ? undefined : state);
  const before = method === 'email' ? account.vague_email : account.vague_mobile;
  return (
    <Form
      ref={form}
      aria-label={t(`account.${method}.${before ? 'change' : 'add'}`)}
      onSubmit={(sent) => tell({ type: 'named', ...readName(sent, method) })}
    >
      <NameField method={method} name={state.name} wrong={wrong} />
      {before ? <p className={styles.intro}>{t(`accountForm.${method}.replaces`, { from: before })}</p> : null}
      <SubmitNotice refused={state.step === 'naming' ? state.refused : undefined} waiting={state.step === 'asking'} />
      <Button
        type="submit"
        variant="primary"
        wide
        waiting={state.step === 'asking'}
        waitingText={t('accountForm.sending')}
      >
        {t('accountForm.send')}
      </Button>
      <div className={steps.choices}>
        <Button variant="quiet" onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
      </div>
    </Form>
  );
}
