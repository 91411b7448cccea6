import type { SessionRow } from '@gatehouse/contract/session';
import { useEffect, useRef, useState } from 'react';
import { useFlow } from '../../platform/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useRefusal } from '../submit-notice.tsx';
import { ConfirmEnd } from './confirm-end.tsx';
import styles from './dashboard.module.css';
import { deviceName } from './device-name.ts';
import { isMeant, type SessionsEvent, type SessionsState, sessionsFlowOf } from './sessions-flow.ts';
import { useTimeText } from './use-time-text.ts';

/** Everywhere the account is logged in, this device first, with a way to end each of the others. */
export function Sessions({ rows }: { rows: readonly SessionRow[] }) {
  const { t } = useWords();
  const [flow] = useState(() => sessionsFlowOf(thisDeviceFirst(rows)));
  const page = usePage();
  const [state, tell] = useFlow(flow, {
    async end({ target }, signal): Promise<SessionsEvent> {
      const payload = target === 'others' ? { all_others: true as const } : { session_id: target.sessionId };
      const { revokeSession } = await import('./session-calls.ts');
      return { type: 'answered', answer: await revokeSession(page, payload, signal) };
    },
  });
  const others = state.rows.filter(({ current }) => !current);
  return (
    <>
      <p className={styles.quiet}>{t('dashboard.sessions.intro')}</p>
      <Outcome state={state} />
      <ul className={styles.sessions}>
        {state.rows.map((row) => (
          <Session
            key={row.session_id}
            row={row}
            ending={state.step === 'ending' && isMeant(row, state.target)}
            onEnd={() => tell({ type: 'endAsked', target: { sessionId: row.session_id } })}
          />
        ))}
      </ul>
      {others.length === 0 ? <p className={styles.quiet}>{t('dashboard.sessions.empty')}</p> : null}
      {others.length > 1 ? (
        <Button
          waiting={state.step === 'ending' && state.target === 'others'}
          waitingText={t('dashboard.sessions.ending')}
          onClick={() => tell({ type: 'endAsked', target: 'others' })}
        >
          {t('dashboard.sessions.signOutOthers')}
        </Button>
      ) : null}
      <ConfirmEnd state={state} onKeep={() => tell({ type: 'kept' })} onConfirm={() => tell({ type: 'confirmed' })} />
    </>
  );
}

function Session({ row, ending, onEnd }: { row: SessionRow; ending: boolean; onEnd: () => void }) {
  const words = useWords();
  const { t } = words;
  const time = useTimeText();
  const device = deviceName(words, row);
  return (
    <li className={styles.session} data-ending={ending ? '' : undefined}>
      <Icon name="device" />
      <div>
        <p className={styles.strong}>
          {device} {row.current ? <span className={styles.mark}>{t('dashboard.sessions.thisDevice')}</span> : null}
        </p>
        <p className={styles.quiet}>
          <time dateTime={new Date(row.last_seen_at).toISOString()} suppressHydrationWarning>
            {t('dashboard.sessions.lastSeen', { time: time(row.last_seen_at) })}
          </time>
        </p>
        <p className={styles.quiet}>
          <time dateTime={new Date(row.created_at).toISOString()} suppressHydrationWarning>
            {t('dashboard.sessions.signedIn', { time: time(row.created_at) })}
          </time>
        </p>
      </div>
      {row.current ? null : (
        <Button
          compact
          waiting={ending}
          waitingText={t('dashboard.sessions.ending')}
          aria-label={t('dashboard.sessions.ofOther', { device })}
          onClick={onEnd}
        >
          {t('dashboard.sessions.signOut')}
        </Button>
      )}
    </li>
  );
}

function Outcome({ state }: { state: SessionsState }) {
  const { t } = useWords();
  const message = useRefusal();
  const shown = state.step === 'shown' ? state : undefined;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed went with its row: the focus goes to what came of it.
  useEffect(() => {
    if (shown?.ended !== undefined) place.current?.focus();
  }, [shown?.ended]);
  return (
    <div role="status" ref={place} tabIndex={-1} className={styles.news}>
      {shown?.ended === undefined ? null : (
        <Notice kind="success">{t('dashboard.sessions.signedOut', { count: shown.ended })}</Notice>
      )}
      {shown?.refused ? (
        <Notice kind="danger">
          {t('dashboard.sessions.notEnded')} {message(shown.refused)}
        </Notice>
      ) : null}
    </div>
  );
}

function thisDeviceFirst(rows: readonly SessionRow[]): readonly SessionRow[] {
  return [...rows].sort((a, b) => Number(b.current) - Number(a.current) || b.last_seen_at - a.last_seen_at);
}
