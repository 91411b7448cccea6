import { bindStates } from '@gatehouse/contract/telegram/bind-status';
import type { TelegramStatus } from '@gatehouse/contract/telegram/telegram';
import { dateFormat } from '@gatehouse/rules/site/date-format';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from '../cards/account.module.css';
import parties from '../cards/parties.module.css';
import { useRefusal } from '../forms/submit-notice.tsx';
import type { CardDispatch, CardState } from './card-flow.ts';
import { initialOf, nameOf } from './person.tsx';

/** `before`: until the state is known. */
type ScreenProps = { state: CardState; tell: CardDispatch; before: ReactNode };
type StatusProps = { state: Extract<CardState, { readonly status: unknown }>; tell: CardDispatch };

/** The states of the card. */
export function CardScreen({ state, tell, before }: ScreenProps) {
  const { t } = useMessages();
  if (state.step === 'loading') return before;
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
        {t('telegram.card.failed')}
      </Notice>
    );
  }
  const isBound = state.status.bind_status === bindStates.bound;
  return (
    <>
      <p className={styles.quiet}>{t('telegram.card.intro')}</p>
      <Outcome state={state} />
      {isBound ? <Bound state={state} tell={tell} /> : <Unbound state={state} tell={tell} />}
      <Confirm state={state} tell={tell} />
    </>
  );
}

/** The button may be gone: the focus moves to the result. */
function Outcome({ state }: Pick<StatusProps, 'state'>) {
  const { t } = useMessages();
  const sentence = useRefusal();
  const place = useRef<HTMLDivElement>(null);
  const { removed, refused } = state.step === 'shown' ? state : { removed: undefined, refused: undefined };
  useEffect(() => {
    if (removed || refused) place.current?.focus();
  }, [removed, refused]);
  return (
    <div role="status" ref={place} tabIndex={-1} className={styles.news}>
      {removed ? <Notice kind="success">{t('telegram.card.removed')}</Notice> : null}
      {refused && !refused.toasted ? <Notice kind="danger">{sentence(refused)}</Notice> : null}
    </div>
  );
}

function Unbound({ state, tell }: StatusProps) {
  const { t } = useMessages();
  return (
    <div className={styles.head}>
      <Button
        waiting={state.step === 'adding'}
        waitingText={t('thirdParty.button.leaving', { name: 'Telegram' })}
        onClick={() => tell({ type: 'addAsked' })}
      >
        {t('telegram.card.add')}
      </Button>
    </div>
  );
}

function Bound({ state, tell }: StatusProps) {
  const { t } = useMessages();
  const { status } = state;
  const isBusy = state.step !== 'shown';
  const isStopped = status.messages_stopped === true;
  const allowed = state.step === 'switching' ? state.allowed : status.bot_messages === true;
  return (
    <>
      <Person telegram={status.telegram}>
        <Button
          compact
          waiting={state.step === 'removing'}
          aria-disabled={(isBusy && state.step !== 'removing') || undefined}
          aria-label={t('telegram.card.remove.submit')}
          onClick={() => tell({ type: 'removeAsked' })}
        >
          {t('telegram.card.remove')}
        </Button>
      </Person>
      <Switch
        name="telegramMessages"
        label={t('telegram.card.messages')}
        help={t(isStopped ? 'telegram.card.messages.stopped' : 'telegram.card.messages.help')}
        checked={allowed}
        disabled={isBusy}
        onChange={(on) => tell({ type: 'messagesAsked', allowed: on })}
      />
    </>
  );
}

function Person({ telegram, children }: { telegram: TelegramStatus['telegram']; children: ReactNode }) {
  const { t } = useMessages();
  const { language } = usePage();
  const date = (ms: number) => dateFormat(language.tag, { dateStyle: 'medium' }).format(ms);
  const name = telegram ? nameOf(telegram) : '';
  return (
    <div className={styles.row}>
      <span className={`${parties.mark} ${parties.initial}`} aria-hidden="true">
        {initialOf(name)}
      </span>
      <div>
        <p className={styles.strong}>
          <bdi>{name}</bdi>
        </p>
        {telegram?.username ? (
          <p className={styles.quiet}>
            <bdi dir="ltr">@{telegram.username}</bdi>
          </p>
        ) : null}
        {telegram ? (
          <>
            <p className={styles.quiet}>{t('telegram.card.since', { date: date(telegram.bound_at) })}</p>
            <p className={styles.quiet}>
              {telegram.last_used_at > 0
                ? t('telegram.card.used', { date: date(telegram.last_used_at) })
                : t('telegram.card.unused')}
            </p>
          </>
        ) : null}
      </div>
      <div className={styles.end}>{children}</div>
    </div>
  );
}

function Confirm({ state, tell }: StatusProps) {
  const { t } = useMessages();
  return (
    <ConfirmDialog
      open={state.step === 'confirming'}
      title={t('telegram.card.remove.title')}
      confirm={t('telegram.card.remove.submit')}
      cancel={t('shell.cancel')}
      danger
      onConfirm={() => tell({ type: 'confirmed' })}
      onCancel={() => tell({ type: 'kept' })}
    >
      {t('telegram.card.remove.text')}
    </ConfirmDialog>
  );
}
