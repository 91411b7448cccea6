import type { LoginChallenge } from '@gatehouse/contract/login/login';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { type ComponentType, lazy, type RefObject, useEffect, useRef } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import styles from '../forms/form.module.css';
import { Form } from '../forms/form.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { usePause } from '../forms/use-pause.ts';
import { pauseMinutes } from '../forms/wrong-password.ts';
import { useFreshOnReturn } from '../sign-in/return-target.ts';
import type { VerificationProps } from '../verification/verify.tsx';
import { type SubLoginEvent, type SubLoginState, subLoginFlow, type WrongLogin } from './sub-login-flow.ts';

/** SHELL-10, LOGIN-01: the login page of sub-accounts. */
export function SubLoginPage() {
  return (
    <div className={styles.form}>
      <SubLoginForm />
    </div>
  );
}

const proof = createDeferredPart(() => import('../verification/verify.tsx'));
const Verification: ComponentType<VerificationProps> = lazy(() =>
  proof.come().then(({ Verification }) => ({ default: Verification })),
);
const calls = () => import('./sub-login-calls.ts');

/** SHELL-10, LOGIN-01: name and password of a sub-account, then the verification. The form stays mounted, hidden. */
export function SubLoginForm() {
  const { t } = useMessages();
  const page = usePage();
  const form = useRef<HTMLFormElement>(null);
  const [state, tell] = useFlow(subLoginFlow, {
    async logIn({ name }, signal): Promise<SubLoginEvent> {
      const { logIn } = await calls();
      const typed = { page, element: form.current, insecure: t('form.insecure') };
      return { type: 'answered', answer: await logIn(typed, name, signal) };
    },
    async leave() {
      await (await calls()).leave(page);
      return undefined;
    },
  });
  useFreshOnReturn(state.step === 'done');
  useFirstWrong(form, 'wrong' in state && state.wrong ? state : undefined);
  useEffect(() => {
    calls().then(({ prepare }) => prepare(page), ignored);
  }, [page]);
  useEffect(() => {
    if (state.step === 'submitting') void proof.come();
  }, [state.step]);
  return (
    <>
      <Start form={form} state={state} tell={tell} />
      {state.step === 'proof' ? <Proof asked={state.asked} tell={tell} /> : null}
    </>
  );
}

type StartProps = {
  form: RefObject<HTMLFormElement | null>;
  state: SubLoginState;
  tell: (event: SubLoginEvent) => void;
};

function Start({ form, state, tell }: StartProps) {
  const { t } = useMessages();
  const { site, language } = usePage();
  const start = state.step === 'start' ? state : undefined;
  const { refused, paused } = usePause(form, start?.refused);
  const waiting = state.step === 'submitting' || state.step === 'done';
  return (
    <div hidden={state.step === 'proof'} className={styles.form}>
      <Form
        id="sub-login"
        aria-labelledby="sub-title"
        ref={form}
        onSubmit={(sent) => tell(givenIn(new FormData(sent)))}
      >
        <header className={styles.head}>
          <h1 id="sub-title">{t('subLogin.title')}</h1>
          <p className={styles.intro}>{t('subLogin.intro')}</p>
        </header>
        <Fields wrong={start?.wrong ?? {}} />
        <SubmitNotice refused={refused} waiting={state.step === 'submitting'} />
        <Button
          type="submit"
          variant="primary"
          wide
          waiting={waiting}
          waitingText={t('subLogin.waiting')}
          aria-disabled={paused || undefined}
        >
          {t('subLogin.submit')}
        </Button>
      </Form>
      <p className={styles.aside}>{t('subLogin.forgot')}</p>
      <p className={styles.aside}>
        <a href={withLanguage(language.value, site.paths.login)}>{t('subLogin.main')}</a>
      </p>
    </div>
  );
}

function Proof({ asked, tell }: { asked: LoginChallenge; tell: (event: SubLoginEvent) => void }) {
  const { t } = useMessages();
  const page = usePage();
  return (
    <WithDeferredMessages>
      <Verification
        asked={asked}
        title={t(`subLogin.${asked.why}.title`)}
        intro={t(`subLogin.${asked.why}.intro`)}
        answer={async (given, signal) => (await calls()).verify(page, { uuid: asked.uuid, proof: given }, signal)}
        onDone={(answer) => tell({ type: 'proved', answer })}
        onBack={() => tell({ type: 'wentBack' })}
      />
    </WithDeferredMessages>
  );
}

/** Without a network nothing can be prepared; the submit reports it. */
function ignored(): void {}

function givenIn(data: FormData): SubLoginEvent {
  return { type: 'given', name: String(data.get('account') ?? '').trim(), passwordEmpty: !data.get('password') };
}

function Fields({ wrong }: { wrong: WrongLogin }) {
  const { t } = useMessages();
  return (
    <>
      <TextField
        id="sub-account"
        name="account"
        ltr
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        label={t('subLogin.name')}
        help={t('subLogin.name.help')}
        error={wrong.name && t(`subLogin.name.${wrong.name}`)}
      />
      <PasswordField
        id="sub-password"
        name="password"
        autoComplete="current-password"
        required
        label={t('subLogin.password')}
        error={useWrongPassword(wrong.password)}
      />
    </>
  );
}

/** LOGIN-07: with the tries left, where the answer has them, and the pause after them. */
function useWrongPassword(wrong: WrongLogin['password']): string | undefined {
  const { t } = useMessages();
  if (!wrong) return undefined;
  if (wrong.why === 'empty') return t('form.password.empty');
  const { triesLeft: left, pauseS } = wrong;
  if (left === undefined) return t('subLogin.wrongPassword');
  if (pauseS === undefined) return t('subLogin.wrongPassword.left', { left });
  return t('subLogin.wrongPassword.pause', { left, minutes: pauseMinutes(pauseS) });
}
