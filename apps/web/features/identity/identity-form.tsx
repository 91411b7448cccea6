import type { KycStatus } from '@gatehouse/contract/region/kyc';
import { ageProblem } from '@gatehouse/rules/registration/age';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import styles from '../forms/form.module.css';
import { Form } from '../forms/form.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { useIdentityEffects } from './identity-effects.ts';
import { BirthField, IdentityFields } from './identity-fields.tsx';
import { identityFlowOf } from './identity-flow.ts';
import { IdentityStatus } from './identity-status.tsx';
import { readIdentity } from './read-identity.ts';

/** REGION-08: the form or the state of the identity verification. */
export function IdentityForm({ status }: { status: KycStatus }) {
  const { t, find } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [flow] = useState(() => identityFlowOf(status));
  const { effects, dialog } = useIdentityEffects();
  const [state, tell] = useFlow(flow, effects);
  const wrong = state.step === 'filling' ? state.wrong : undefined;
  useFirstWrong(form, wrong);
  const young = useYoung(form);
  if (state.step === 'looked') return <IdentityStatus status={state.status} fresh={state.status !== status} />;
  const waiting = state.step === 'sending';
  const { asksPart } = state;
  return (
    <>
      {status.state === 'refused' ? (
        <Notice kind="danger" title={t('identity.refused')}>
          {find(`identity.refused.${status.reason}`) ?? t('identity.refused.not_accepted')}
        </Notice>
      ) : null}
      <Form
        id="identity"
        ref={form}
        aria-label={t('identity.title')}
        onSubmit={(sent) => {
          if (!young) tell({ type: 'given', ...readIdentity(sent, asksPart) });
        }}
      >
        <BirthField wrong={wrong?.date_of_birth} young={young} />
        <div hidden={young} className={styles.form}>
          <IdentityFields wrong={wrong ?? {}} asksPart={asksPart} />
          <SubmitNotice refused={state.step === 'filling' ? state.refused : undefined} waiting={waiting} />
          <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('identity.submit.waiting')}>
            {t('identity.submit')}
          </Button>
          <p className={styles.intro}>{t('identity.submit.once')}</p>
        </div>
      </Form>
      {dialog}
    </>
  );
}

/** SIGNUP-11: whether the date of birth in the form is of a user who is too young. */
function useYoung(form: RefObject<HTMLFormElement | null>): boolean {
  const [young, setYoung] = useState(false);
  useEffect(() => {
    const look = () => {
      const birth = String(new FormData(form.current ?? undefined).get('date_of_birth') ?? '');
      setYoung(birth !== '' && ageProblem(birth, Date.now()).value === 'too-young');
    };
    const element = form.current;
    look();
    element?.addEventListener('input', look);
    return () => element?.removeEventListener('input', look);
  }, [form]);
  return young;
}
