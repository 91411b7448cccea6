import type { KycStatus } from '@gatehouse/contract/region/kyc';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import styles from '../forms/form.module.css';
import { Form } from '../forms/form.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { BirthField } from './birth-field.tsx';
import { useIdentityEffects } from './identity-effects.ts';
import { IdentityFields } from './identity-fields.tsx';
import { type IdentityState, identityFlowOf } from './identity-flow.ts';
import { IdentityStatus } from './identity-status.tsx';
import { readBirth, readIdentity } from './read-identity.ts';
import { sentImages } from './sent-images.ts';

/** REGION-08: the form or the state of the identity verification. */
export function IdentityForm({ status }: { status: KycStatus }) {
  const { t } = useMessages();
  const { tag } = usePage().language;
  const form = useRef<HTMLFormElement>(null);
  const [flow] = useState(() => identityFlowOf(status));
  const [images, setImages] = useState(status.images);
  const { effects, dialog } = useIdentityEffects(setImages);
  const [state, tell] = useFlow(flow, effects);
  useShownProblem(form, state);
  const retype = () => {
    if (!form.current) return;
    const birth = readBirth(form.current, tag);
    const problem = 'problem' in birth && birth.problem.why === 'young' ? birth.problem : undefined;
    tell(problem ? { type: 'born', problem } : { type: 'retyped' });
  };
  // The fields are shown before their code has loaded: a date may have been typed by then.
  const readEarly = useEffectEvent(retype);
  useEffect(() => readEarly(), []);
  if (state.step === 'looked') return <IdentityStatus status={state.status} fresh={state.status !== status} />;
  const isFirst = state.step === 'birth';
  const waiting = state.step === 'sending';
  const submit = (sent: HTMLFormElement) => {
    const birth = readBirth(sent, tag);
    if ('problem' in birth) return tell({ type: 'born', problem: birth.problem });
    if (isFirst) return tell({ type: 'born' });
    return tell({ type: 'given', ...readIdentity(sent, { asksPart: state.asksPart, date: birth.date, images }) });
  };
  return (
    <>
      <RefusedBefore status={status} />
      <Form id="identity" ref={form} aria-label={t('identity.title')} onSubmit={submit}>
        <BirthField problem={isFirst ? state.problem : undefined} onTyped={retype} />
        <div hidden={isFirst} className={styles.form}>
          <IdentityFields
            {...{ images, asksPart: state.asksPart }}
            onImages={(answered) => setImages((known) => sentImages(known, answered))}
            wrong={(state.step === 'filling' && state.wrong) || NONE_WRONG}
          />
          <SubmitNotice refused={state.step === 'filling' ? state.refused : undefined} waiting={waiting} />
        </div>
        <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('identity.submit.waiting')}>
          {t(isFirst ? 'identity.birth.continue' : 'identity.submit')}
        </Button>
        <p hidden={isFirst} className={styles.intro}>
          {t('identity.submit.once')}
        </p>
      </Form>
      {dialog}
    </>
  );
}

const NONE_WRONG = {};

function RefusedBefore({ status: { state, reason } }: { status: KycStatus }) {
  const { t, find } = useMessages();
  if (state !== 'refused') return null;
  return (
    <Notice kind="danger" title={t('identity.refused')}>
      {find(`identity.refused.${reason}`) ?? t('identity.refused.not_accepted')}
    </Notice>
  );
}

/** Moves the focus to what is wrong, or after the first step to the next field. */
function useShownProblem(form: RefObject<HTMLFormElement | null>, state: IdentityState): void {
  const { step } = state;
  const before = useRef(step);
  useFirstWrong(form, step === 'filling' ? state.wrong : undefined);
  // Told while the date is typed: its field keeps the focus.
  useFirstWrong(form, step === 'birth' && state.problem?.why !== 'young' ? state.problem : undefined);
  useEffect(() => {
    if (before.current === 'birth' && step === 'filling')
      form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
    before.current = step;
  }, [form, step]);
}
