import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AnswerStep } from './answer-step.tsx';
import { ApplicationStep } from './application-step.tsx';
import { ClientFacts } from './client-facts.tsx';
import { CodeStep } from './code-step.tsx';
import { Facts } from './facts.tsx';
import styles from './partner-sandbox.module.css';
import { parametersOf } from './protocol/authorization-request.ts';
import type { RedirectProposal } from './protocol/redirect-proposal.ts';
import { RequestStep } from './request-step.tsx';
import type { SandboxEvent, SandboxState } from './sandbox-state.ts';
import { Step } from './step.tsx';
import { TokensStep } from './tokens-step.tsx';
import { WaitingStep } from './waiting-step.tsx';

export type SandboxScreenProps = {
  state: SandboxState;
  tell: (event: SandboxEvent) => void;
  proposal: RedirectProposal;
};

/** The step that is open in a state. */
const PLACES: Readonly<Record<SandboxState['step'], number>> = {
  ...{ discovering: 1, undiscovered: 1, application: 1, registering: 1 },
  ...{ preparing: 2, asking: 2, leaving: 2, waiting: 3 },
  ...{ answered: 3, exchanging: 3, tokens: 4, calling: 4 },
};

/** What each state shows: the steps that are done, the one that is open, and the ones to come. */
export function SandboxScreen({ state, tell, proposal }: SandboxScreenProps) {
  const { t } = useMessages();
  const current = PLACES[state.step];
  return (
    <ol className={styles.steps}>
      <Step place={1} phase={phaseOf(1, current)} title={t('partner.application')}>
        <First {...{ state, tell, proposal }} />
      </Step>
      <Step place={2} phase={phaseOf(2, current)} title={t('partner.request.title')}>
        <Second state={state} tell={tell} />
      </Step>
      <Step place={3} phase={phaseOf(3, current)} title={t('partner.answer.title')}>
        {current < 3 ? <p>{t('partner.answer.later')}</p> : null}
        {state.step === 'waiting' ? <WaitingStep state={state} tell={tell} /> : null}
        {state.step === 'answered' || state.step === 'exchanging' ? <AnswerStep state={state} tell={tell} /> : null}
        {current > 3 ? <p>{t('partner.answer.done')}</p> : null}
      </Step>
      <Step place={4} phase={phaseOf(4, current)} title={t('partner.tokens.title')}>
        {state.step === 'tokens' || state.step === 'calling' ? (
          <TokensStep state={state} tell={tell} />
        ) : (
          <p>{t('partner.tokens.later')}</p>
        )}
      </Step>
      <Step place={5} phase={'request' in state ? 'done' : 'later'} title={t('partner.code.title')}>
        <Code state={state} />
      </Step>
    </ol>
  );
}

function phaseOf(place: number, current: number) {
  if (place === current) return 'open';
  return place < current ? 'done' : 'later';
}

function First({ state, tell, proposal }: SandboxScreenProps) {
  const { t } = useMessages();
  const { site } = usePage();
  if (state.step === 'discovering') return <Spinner label={t('form.wait')} />;
  if (state.step === 'undiscovered')
    return (
      <Notice
        kind="danger"
        role="alert"
        actions={
          <Button compact onClick={() => tell({ type: 'again' })}>
            {t('shell.retry')}
          </Button>
        }
      >
        {t('partner.undiscovered', { origin: site.origin })}
      </Notice>
    );
  if (state.step === 'application' || state.step === 'registering')
    return <ApplicationStep state={state} tell={tell} proposal={proposal} />;
  return <ClientFacts client={state.client} />;
}

function Second({ state, tell }: Omit<SandboxScreenProps, 'proposal'>) {
  const { t } = useMessages();
  if (!('client' in state)) return <p>{t('partner.request.later')}</p>;
  if (state.step === 'preparing') return <Spinner label={t('form.wait')} />;
  if (state.step === 'asking') return <RequestStep state={state} tell={tell} />;
  if (state.step === 'leaving') return <Spinner label={t('partner.leaving')} />;
  return <Facts facts={parametersOf(state.request).map(([name, value]) => ({ name, value }))} />;
}

function Code({ state }: Pick<SandboxScreenProps, 'state'>) {
  const { t } = useMessages();
  if (!('request' in state)) return <p>{t('partner.code.later')}</p>;
  const { metadata, client, request } = state;
  return (
    <CodeStep
      input={{
        ...{ issuer: metadata.issuer, clientId: client.clientId, confidential: client.confidential },
        redirectUri: request.redirectUri,
        scopes: request.scopes,
      }}
    />
  );
}
