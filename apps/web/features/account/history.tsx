import { accountHistory, type SecurityEventRow } from '@gatehouse/contract/account/account';
import { codes } from '@gatehouse/contract/errors/codes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../cards/account.module.css';
import { Line, Row } from '../cards/account-row.tsx';
import { deviceName, usePlace } from '../cards/device-text.ts';
import { useTimes } from '../cards/use-time-text.ts';
import { ClientOnly } from '../deferred/client-only.tsx';
import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import { type Refused, refusedBy } from '../forms/submit-answer.ts';
import { useRefusal } from '../forms/submit-notice.tsx';
import { usePrivateCall } from '../verification/use-private-call.ts';
import { EventIcon } from './event-icon.tsx';

/** Number of events shown before the user asks for more. */
const FIRST_EVENTS = 5;

/** The security events of the account, newest first. The list and its messages load after the page. */
export function History() {
  const { t } = useMessages();
  return (
    <ClientOnly before={<Spinner label={t('form.wait')} />}>
      <WithDeferredMessages>
        <Events />
      </WithDeferredMessages>
    </ClientOnly>
  );
}

function Events() {
  const { t } = useMessages();
  const message = useRefusal();
  const { events, more, waiting, refused, load } = useHistory();
  return (
    <>
      <p className={styles.quiet}>{t('accountForm.history.intro')}</p>
      {events?.length === 0 ? <p>{t('accountForm.history.empty')}</p> : null}
      <ul className={styles.rows}>
        {events?.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ul>
      <div role="status" className={styles.news}>
        {refused ? <Notice kind="danger">{message(refused)}</Notice> : null}
      </div>
      {events || refused ? null : <Spinner label={t('form.wait')} />}
      {more || refused ? (
        <Button waiting={waiting} waitingText={t('form.wait')} onClick={load}>
          {t(refused ? 'shell.retry' : 'accountForm.history.more')}
        </Button>
      ) : null}
    </>
  );
}

/** The masked details of an event, in display order. */
const DETAILS = ['email', 'mobile', 'name', 'provider'] as const;

/** Events whose `by` is a name, of an application or a company; in others it is a login method. */
const BY_NAME = /^(?:oauth|thirdParty)/;

/** What the service did by itself, from no device. */
const BY_US = /^identity(?:Verified|Refused)$/;

/** What the event says beside its own device: another device, or the residence that was given. */
const otherOf = (kind: string) => (kind === 'identitySubmitted' ? 'event.residence' : 'event.qrDevice');

function Event({ event }: { event: SecurityEventRow }) {
  const messages = useMessages();
  const { t, find } = messages;
  const { site, brand } = usePage();
  const { at, ago } = useTimes()(event.at);
  const placeOf = usePlace();
  const place = placeOf(event.country);
  const device = event.browser || event.system ? deviceName(messages, event) : '';
  const elsewhere = event.site === site.id ? '' : event.host;
  const { by, browser = '', system = '', country = '' } = event.detail;
  const attempts = Number(event.detail.attempts ?? 1);
  const isName = BY_NAME.test(event.kind);
  const how = isName ? undefined : find(`account.openedBy.${by}`);
  const details = [isName ? by : undefined, ...DETAILS.map((name) => event.detail[name])].filter(Boolean);
  const other = [browser || system ? deviceName(messages, { browser, system }) : '', placeOf(country)];
  const where = [how, device, place, elsewhere].filter(Boolean).join(' · ');
  return (
    <Row icon={<EventIcon kind={event.kind} />} title={find(`event.${event.kind}`) ?? t('event.other')}>
      {attempts > 1 ? <Line>{t('event.attempts', { count: attempts })}</Line> : null}
      {details.map((detail) => (
        <Line key={detail}>
          <bdi>{detail}</bdi>
        </Line>
      ))}
      {other.some(Boolean) ? <Line>{t(otherOf(event.kind), { other: other.filter(Boolean).join(' · ') })}</Line> : null}
      <p className={styles.quiet} suppressHydrationWarning>
        {where || (BY_US.test(event.kind) ? t('event.byUs', { brand: brand.name }) : t('accountForm.history.unknown'))}
      </p>
      <Line>
        <time dateTime={new Date(event.at).toISOString()} suppressHydrationWarning>
          {ago ? `${ago} · ${at}` : at}
        </time>
      </Line>
    </Row>
  );
}

type EventsPage = { readonly events: readonly SecurityEventRow[]; readonly next?: string | undefined };

function useHistory() {
  const { ask } = usePrivateCall();
  const latest = useRef(ask);
  const [got, setGot] = useState<EventsPage>();
  const [whole, setWhole] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [refused, setRefused] = useState<Refused>();

  const fetchNext = useCallback(async (before: EventsPage | undefined) => {
    setWaiting(true);
    const answer = await latest.current(accountHistory, before?.next ? { before: before.next } : {});
    setWaiting(false);
    const { ret_code, result } = answer;
    const isGot = ret_code === codes.success && Array.isArray(result?.events);
    setRefused(isGot ? undefined : refusedBy(answer));
    if (isGot) setGot({ events: [...(before?.events ?? []), ...result.events], next: result.next });
  }, []);
  useEffect(() => void fetchNext(undefined), [fetchNext]);

  const hidden = !whole && (got?.events.length ?? 0) > FIRST_EVENTS;
  return {
    events: hidden ? got?.events.slice(0, FIRST_EVENTS) : got?.events,
    more: hidden || got?.next !== undefined,
    ...{ waiting, refused },
    load() {
      if (hidden && !refused) setWhole(true);
      else void fetchNext(got);
    },
  };
}
