import { useRef } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { Rich, useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import { strong } from '../forms/strong.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { useArrival } from '../forms/use-arrival-focus.ts';
import { useFreshOnReturn } from '../sign-in/return-target.ts';
import { Verification } from '../verification/verify.tsx';
import { Titled } from './callback-screens.tsx';
import { storedDeparture } from './departure.ts';
import { loginAgain } from './paths.ts';
import { openAccount, useRegisterEffects } from './register-effects.ts';
import { Fields, type FieldsProps } from './register-fields.tsx';
import { type RegisterState, registerFlow } from './register-flow.ts';

type Dispatch = FieldsProps['tell'];
type FormRef = FieldsProps['form'];

/** SIGNUP-12: opens an account after authentication by a provider: an address, the site's consent, and no password. */
export function Register() {
  const form = useRef<HTMLFormElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const [state, tell] = useFlow(registerFlow, useRegisterEffects(form));
  useFirstWrong(form, 'wrong' in state ? state.wrong : undefined);
  useArrival(element, state.step === 'submitting' ? 'form' : state.step);
  useFreshOnReturn(state.step === 'done');
  return (
    <div ref={element}>
      <RegisterScreen state={state} tell={tell} form={form} />
    </div>
  );
}

export function RegisterScreen({ state, tell, form }: { state: RegisterState; tell: Dispatch; form: FormRef }) {
  const { t } = useMessages();
  switch (state.step) {
    case 'looking':
    case 'done':
      return (
        <Titled title={t('register.title')}>
          <Spinner size="large" label={t('form.wait')} />
          <SubmitNotice refused={undefined} waiting />
        </Titled>
      );
    case 'gone':
      return <Gone state={state} />;
    default:
      return (
        <>
          {/* Kept while hidden: its consent and input are still needed. */}
          <div hidden={state.step === 'proving' || state.step === 'taken'}>
            <Fields state={state} tell={tell} form={form} />
          </div>
          {state.step === 'proving' ? <VerifyAddress state={state} tell={tell} form={form} /> : null}
          {state.step === 'taken' ? <Taken state={state} tell={tell} /> : null}
        </>
      );
  }
}

type VerifyProps = { state: Extract<RegisterState, { step: 'proving' }>; tell: Dispatch; form: FormRef };

function VerifyAddress({ state: { asked, pending }, tell, form }: VerifyProps) {
  const { t } = useMessages();
  const page = usePage();
  return (
    <Verification
      asked={asked}
      title={t('thirdParty.register.prove')}
      answer={(proof, signal) => {
        const proven = { uuid: asked.uuid, proof };
        return openAccount(page, form.current, { uuid: pending.uuid, proven }, signal);
      }}
      onDone={(answer) => tell({ type: 'answered', answer })}
      onBack={() => tell({ type: 'wentBack' })}
    />
  );
}

function Taken({ state, tell }: { state: Extract<RegisterState, { step: 'taken' }>; tell: Dispatch }) {
  const { t } = useMessages();
  const values = { email: state.maskedEmail, name: state.pending.provider.name };
  return (
    <Titled
      title={t('thirdParty.taken.title')}
      intro={<Rich id="thirdParty.taken.text" values={values} tags={{ strong }} />}
    >
      <Button variant="primary" wide onClick={() => tell({ type: 'linkChosen' })}>
        {t('thirdParty.new.link')}
      </Button>
      <Button variant="quiet" onClick={() => tell({ type: 'anotherAsked', another: true })}>
        {t('thirdParty.register.another')}
      </Button>
    </Titled>
  );
}

function Gone({ state: { refused } }: { state: Extract<RegisterState, { step: 'gone' }> }) {
  const { t } = useMessages();
  const page = usePage();
  return (
    <Titled title={t('thirdParty.nothing.title')} intro={refused ? undefined : t('thirdParty.nothing.text')}>
      <SubmitNotice refused={refused} waiting={false} stays />
      <LinkButton variant="primary" wide href={loginAgain(page, storedDeparture()?.search ?? '')}>
        {t('thirdParty.toLogin')}
      </LinkButton>
    </Titled>
  );
}
