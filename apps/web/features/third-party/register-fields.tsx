import type { RefObject } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { Rich, useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from '../forms/form.module.css';
import { Form } from '../forms/form.tsx';
import steps from '../forms/steps.module.css';
import { strong } from '../forms/strong.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import type { RegisterEvent, RegisterState } from './register-flow.ts';

type Dispatch = (event: RegisterEvent) => void;
type FormRef = RefObject<HTMLFormElement | null>;
type WithPending = Extract<RegisterState, { readonly pending: unknown }>;

export type FieldsProps = { state: WithPending; tell: Dispatch; form: FormRef };

/** SIGNUP-12: the address, the site's consent, and the terms. */
export function Fields({ state, tell, form }: FieldsProps) {
  const { t } = useMessages();
  const { site } = usePage();
  const { provider } = state.pending;
  const waiting = state.step === 'submitting';
  return (
    <Form
      ref={form}
      aria-labelledby="third-party-register"
      onSubmit={(sent) => tell({ type: 'given', email: String(new FormData(sent).get('email') ?? '') })}
    >
      <header className={styles.head}>
        <h1 id="third-party-register" tabIndex={-1}>
          {t('register.title')}
        </h1>
        <p className={styles.intro}>{t('thirdParty.register.intro', { name: provider.name })}</p>
      </header>
      <Address state={state} tell={tell} />
      {site.registration.euSubscription ? (
        <Checkbox name="euSubscription" label={t('register.euSubscription')} />
      ) : null}
      <SubmitNotice refused={'refused' in state ? state.refused : undefined} waiting={waiting} />
      <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('thirdParty.register.waiting')}>
        {t('register.password.submit')}
      </Button>
      <p className={styles.intro}>
        <Rich id="register.terms" tags={{ link: (words) => <a href={site.links.privacy}>{words}</a> }} />
      </p>
      <Button variant="quiet" onClick={() => tell({ type: 'linkChosen' })}>
        {t('thirdParty.new.link')}
      </Button>
    </Form>
  );
}

/** The provider's address, or another one. */
function Address({ state, tell }: Omit<FieldsProps, 'form'>) {
  const { t } = useMessages();
  const { pending, another, wrong } = state;
  const { vague_email: email, trusted, provider } = pending;
  if (!another && email) {
    return (
      <div className={styles.head}>
        <p>
          <Rich id="thirdParty.register.address" values={{ email }} tags={{ strong }} />
        </p>
        {trusted ? null : <p className={styles.intro}>{t('thirdParty.register.code')}</p>}
        <div className={steps.choices}>
          <Button variant="quiet" compact onClick={() => tell({ type: 'anotherAsked', another: true })}>
            {t('thirdParty.register.another')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div>
      <TextField
        id="third-party-email"
        name="email"
        type="email"
        autoComplete="email"
        required
        label={t('form.email')}
        help={t('thirdParty.register.code')}
        error={wrong?.email && t(wrong.email === 'empty' ? 'form.email.empty' : 'form.email.invalid')}
      />
      {email ? (
        <div className={steps.choices}>
          <Button variant="quiet" compact onClick={() => tell({ type: 'anotherAsked', another: false })}>
            {t('thirdParty.register.theirs', { name: provider.name })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
