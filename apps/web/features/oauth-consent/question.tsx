import { type RefObject, useRef } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { Applicant, Warning } from './applicant.tsx';
import type { ConsentEvent, ConsentState } from './consent-flow.ts';
import { Decision } from './decision.tsx';
import styles from './oauth-consent.module.css';
import { Scopes } from './scopes.tsx';
import { Terms } from './terms.tsx';

type QuestionProps = {
  state: Extract<ConsentState, { step: 'asking' | 'sending' }>;
  tell: (event: ConsentEvent) => void;
};

/** OAUTH-02, OAUTH-03: who asks, for which account, for what, for how long, and the decision. No form: Enter in it sends nothing. */
export function Question({ state, tell }: QuestionProps) {
  const { t } = useMessages();
  const place = useRef<HTMLElement>(null);
  const { consent } = state;
  const { client, scopes } = consent;
  const isAsking = state.step === 'asking';
  const movesMoney = scopes.some(({ risk }) => risk === 'move');
  return (
    <section ref={place} className={styles.question}>
      <h1 tabIndex={-1}>{t('oauthConsent.title', { name: client.name })}</h1>
      <Applicant {...consent} />
      <Warning client={client} />
      <Scopes scopes={scopes} />
      <Terms consent={consent} />
      {isAsking && state.notice ? (
        <Notice kind="warning" role="alert">
          {t(`oauthConsent.${state.notice}`)}
        </Notice>
      ) : null}
      <SubmitNotice refused={isAsking ? state.refused : undefined} waiting={!isAsking} stays />
      <Decision
        sending={isAsking ? undefined : state.allow ? 'allow' : 'deny'}
        note={consent.step_up && movesMoney ? t('oauthConsent.stepUp') : undefined}
        onAllow={() => tell({ type: 'allowed', scopes: chosenIn(place, state) })}
        onDeny={() => tell({ type: 'declined' })}
      />
    </section>
  );
}

/** What is required, and what is ticked. */
function chosenIn(place: RefObject<HTMLElement | null>, { consent }: QuestionProps['state']): readonly string[] {
  const boxes = place.current?.querySelectorAll<HTMLInputElement>('input[name=scope]:checked') ?? [];
  const ticked = new Set([...boxes].map(({ value }) => value));
  return consent.scopes.filter(({ scope, required }) => required || ticked.has(scope)).map(({ scope }) => scope);
}
