import { type OAuthGrant, oauthGrants, oauthRevokeGrant } from '@gatehouse/contract/oauth/grants';
import { useEffect, useRef, useState } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../cards/account.module.css';
import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import { useRefusal } from '../forms/submit-notice.tsx';
import { usePrivateCall } from '../verification/use-private-call.ts';
import { AppRow } from './app-row.tsx';
import {
  type ConnectedAppsEvent,
  type ConnectedAppsState,
  connectedAppsFlow,
  connectedAppsFlowOf,
} from './connected-apps-flow.ts';

/**
 * OAUTH-02: the applications that may act for the account. Their messages are loaded on demand.
 * @param start the list that the page came with; absent: it is loaded too
 */
export function ConnectedApps(props: { start?: readonly OAuthGrant[] | undefined }) {
  return (
    <WithDeferredMessages>
      <Apps {...props} />
    </WithDeferredMessages>
  );
}

function Apps({ start }: { start?: readonly OAuthGrant[] | undefined }) {
  const { ask, dialog } = usePrivateCall();
  const [flow] = useState(() => (start ? connectedAppsFlowOf(start) : connectedAppsFlow));
  const [state, tell] = useFlow(flow, {
    load: async (_, signal): Promise<ConnectedAppsEvent> => ({
      type: 'answered',
      answer: await ask(oauthGrants, undefined, signal),
    }),
    remove: async ({ grantId }, signal): Promise<ConnectedAppsEvent> => ({
      type: 'answered',
      answer: await ask(oauthRevokeGrant, { grant_id: grantId }, signal),
    }),
  });
  return (
    <>
      <ConnectedAppsList state={state} tell={tell} />
      {dialog}
    </>
  );
}

type ListProps = { state: ConnectedAppsState; tell: (event: ConnectedAppsEvent) => void };

/** What each state shows. */
export function ConnectedAppsList({ state, tell }: ListProps) {
  const { t } = useMessages();
  if (state.step === 'loading') return <Spinner label={t('form.wait')} />;
  if (state.step === 'failed') {
    return (
      <Notice
        kind="warning"
        role="alert"
        actions={
          <Button compact onClick={() => tell({ type: 'again' })}>
            {t('shell.retry')}
          </Button>
        }
      >
        {t('connectedApps.failed')}
      </Notice>
    );
  }
  const { grants } = state;
  return (
    <>
      <p className={styles.quiet}>{t(grants.length === 0 ? 'connectedApps.empty' : 'connectedApps.intro')}</p>
      <Outcome {...(state.step === 'shown' ? state : {})} />
      <ul className={styles.rows}>
        {grants.map((grant) => (
          <AppRow
            key={grant.grant_id}
            grant={grant}
            ending={state.step === 'removing' && state.grant.grant_id === grant.grant_id}
            held={state.step !== 'shown'}
            onEnd={() => tell({ type: 'removeAsked', grant })}
          />
        ))}
      </ul>
      <Confirm state={state} tell={tell} />
    </>
  );
}

type OutcomeProps = Pick<Extract<ConnectedAppsState, { step: 'shown' }>, 'removed' | 'kept'>;

/** The button may be gone with its row: the focus moves to the result. */
function Outcome({ removed, kept }: OutcomeProps) {
  const { t } = useMessages();
  const sentence = useRefusal();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removed !== undefined || kept) place.current?.focus();
  }, [removed, kept]);
  return (
    <div role="status" ref={place} tabIndex={-1} className={styles.news}>
      {removed === undefined ? null : <Notice kind="success">{t('connectedApps.ended', { name: removed })}</Notice>}
      {kept ? (
        <Notice kind="danger">
          {t('connectedApps.notEnded', { name: kept.name })} {kept.refused.toasted ? null : sentence(kept.refused)}
        </Notice>
      ) : null}
    </div>
  );
}

function Confirm({ state, tell }: ListProps) {
  const { t } = useMessages();
  const name = state.step === 'confirming' ? state.grant.client.name : '';
  return (
    <ConfirmDialog
      open={state.step === 'confirming'}
      title={t('connectedApps.end.title', { name })}
      confirm={t('connectedApps.end')}
      cancel={t('shell.cancel')}
      danger
      onConfirm={() => tell({ type: 'confirmed' })}
      onCancel={() => tell({ type: 'kept' })}
    >
      {t('connectedApps.end.text')}
    </ConfirmDialog>
  );
}
