import { type SessionRow, sessionRevoke } from '@gatehouse/contract/session/session';
import { useEffect, useRef, useState } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../cards/account.module.css';
import { Line, Row } from '../cards/account-row.tsx';
import { deviceName, isPhone, usePlace } from '../cards/device-text.ts';
import { useTimeText } from '../cards/use-time-text.ts';
import { useRefusal } from '../forms/submit-notice.tsx';
import { usePrivateCall } from '../verification/use-private-call.ts';
import { ConfirmEnd } from './confirm-end.tsx';
import { isTarget, type SessionsEvent, type SessionsState, sessionsFlowOf } from './sessions-flow.ts';

/** The sessions of the account, this device first, with a button to end each of the others. */
export function Sessions({ rows }: { rows: readonly SessionRow[] }) {
  const { t } = useMessages();
  const [flow] = useState(() => sessionsFlowOf(thisDeviceFirst(rows)));
  const { ask, dialog } = usePrivateCall();
  const [state, tell] = useFlow(flow, {
    async end({ target }, signal): Promise<SessionsEvent> {
      const payload = target === 'others' ? { all_others: true as const } : { session_id: target.sessionId };
      return { type: 'answered', answer: await ask(sessionRevoke, payload, signal) };
    },
  });
  const others = state.rows.filter(({ current }) => !current);
  return (
    <>
      <p className={styles.quiet}>{t('account.sessions.intro')}</p>
      <Outcome state={state} />
      <ul className={styles.rows}>
        {state.rows.map((row) => (
          <Session
            key={row.session_id}
            row={row}
            ending={state.step === 'ending' && isTarget(row, state.target)}
            onEnd={() => tell({ type: 'endAsked', target: { sessionId: row.session_id } })}
          />
        ))}
      </ul>
      {others.length === 0 ? <p className={styles.quiet}>{t('account.sessions.empty')}</p> : null}
      {others.length > 1 ? (
        <Button
          waiting={state.step === 'ending' && state.target === 'others'}
          waitingText={t('account.sessions.ending')}
          onClick={() => tell({ type: 'endAsked', target: 'others' })}
        >
          {t('account.sessions.signOutOthers')}
        </Button>
      ) : null}
      <ConfirmEnd state={state} onKeep={() => tell({ type: 'kept' })} onConfirm={() => tell({ type: 'confirmed' })} />
      {dialog}
    </>
  );
}

function Session({ row, ending, onEnd }: { row: SessionRow; ending: boolean; onEnd: () => void }) {
  const messages = useMessages();
  const { t } = messages;
  const device = deviceName(messages, row);
  return (
    <Row
      icon={isPhone(row.system) ? <MoreIcon name="phone" /> : <Icon name="device" />}
      title={device}
      marks={[row.current ? t('account.sessions.thisDevice') : undefined]}
      ending={ending}
      end={
        row.current ? null : (
          <Button
            compact
            waiting={ending}
            waitingText={t('account.sessions.ending')}
            aria-label={t('account.sessions.ofOther', { device })}
            onClick={onEnd}
          >
            {t('account.sessions.signOut')}
          </Button>
        )
      }
    >
      <SessionLines row={row} />
    </Row>
  );
}

/** Place, login method and times of a session. */
function SessionLines({ row }: { row: SessionRow }) {
  const { t, find } = useMessages();
  const { site } = usePage();
  const time = useTimeText();
  const place = usePlace();
  const opened = find(`account.openedBy.${row.opened_by}`);
  const where = [place(row.country), row.site === site.id ? '' : row.host].filter(Boolean).join(' · ');
  return (
    <>
      {row.current ? null : (
        <Line>
          <time dateTime={new Date(row.last_seen_at).toISOString()} suppressHydrationWarning>
            {t('account.sessions.lastSeen', { time: time(row.last_seen_at) })}
          </time>
        </Line>
      )}
      <Line>
        {where ? `${where} · ` : null}
        <time dateTime={new Date(row.created_at).toISOString()} suppressHydrationWarning>
          {t('account.sessions.signedIn', { time: time(row.created_at) })}
        </time>
        {opened ? ` · ${opened}` : null}
      </Line>
    </>
  );
}

function Outcome({ state }: { state: SessionsState }) {
  const { t } = useMessages();
  const message = useRefusal();
  const shown = state.step === 'shown' ? state : undefined;
  const place = useRef<HTMLDivElement>(null);
  // The row and its button are gone: the focus moves to the result.
  useEffect(() => {
    if (shown?.ended !== undefined) place.current?.focus();
  }, [shown?.ended]);
  return (
    <div role="status" ref={place} tabIndex={-1} className={styles.news}>
      {shown?.ended === undefined ? null : (
        <Notice kind="success">{t('account.sessions.signedOut', { count: shown.ended })}</Notice>
      )}
      {shown?.refused ? (
        <Notice kind="danger">
          {t('account.sessions.notEnded')} {shown.refused.toasted ? null : message(shown.refused)}
        </Notice>
      ) : null}
    </div>
  );
}

function thisDeviceFirst(rows: readonly SessionRow[]): readonly SessionRow[] {
  return [...rows].sort((a, b) => Number(b.current) - Number(a.current) || b.last_seen_at - a.last_seen_at);
}
