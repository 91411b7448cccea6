import type { SubAccountRow } from '@gatehouse/contract/account/sub-account';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { SUB_ACCOUNT_LOGIN_PATH } from '@gatehouse/rules/page/page-paths';
import { useEffect, useRef } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import account from '../cards/account.module.css';
import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { useTimeText } from '../forms/use-moment-text.ts';
import { SubAccountForm } from './sub-account-form.tsx';
import { type SubAccountsEvent, type SubAccountsState, subAccountsFlow } from './sub-accounts-flow.ts';
import { useSubAccountEffects } from './use-sub-account-effects.ts';

/** SHELL-10: the sub-accounts of an account, for the account page. Messages and list load after hydration. */
export function SubAccountsCard() {
  return (
    <WithDeferredMessages>
      <SubAccounts />
    </WithDeferredMessages>
  );
}

type Tell = (event: SubAccountsEvent) => void;
type Loaded = Exclude<SubAccountsState, { step: 'loading' | 'failed' }>;

/** SHELL-10: the list; the user can add, freeze and unfreeze sub-accounts, and change their passwords. */
export function SubAccounts() {
  const { t } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const { effects, dialog } = useSubAccountEffects(form);
  const [state, tell] = useFlow(subAccountsFlow, effects);
  if (state.step === 'loading') return <Spinner label={t('form.wait')} />;
  if (state.step === 'failed') {
    return (
      <Notice
        kind="warning"
        role="alert"
        actions={
          <Button compact onClick={() => tell({ type: 'retried' })}>
            {t('shell.retry')}
          </Button>
        }
      >
        {t('subAccounts.failed')}
      </Notice>
    );
  }
  return (
    <>
      <List state={state} tell={tell} />
      {state.step === 'form' || state.step === 'saving' ? (
        <SubAccountForm key={JSON.stringify(state.form)} state={state} tell={tell} form={form} />
      ) : null}
      {dialog}
    </>
  );
}

function List({ state, tell }: { state: Loaded; tell: Tell }) {
  const { t } = useMessages();
  const { language } = usePage();
  const { sub_accounts: rows, most } = state.all;
  const isFull = rows.length >= most;
  const news = state.step === 'list' ? state.news : undefined;
  const told = useTold(news);
  return (
    <>
      <p className={account.quiet}>
        {t('subAccounts.intro', { most })}{' '}
        <a href={withLanguage(language.value, SUB_ACCOUNT_LOGIN_PATH)}>{t('subAccounts.logIn')}</a>
      </p>
      <div role="status" ref={told} tabIndex={-1} className={account.news}>
        {news ? <Notice kind="success">{t(`subAccounts.news.${news}`)}</Notice> : null}
      </div>
      <SubmitNotice refused={state.step === 'list' ? state.refused : undefined} waiting={false} />
      {rows.length > 0 ? (
        <ul className={account.rows}>
          {rows.map((row) => (
            <Row key={row.id} row={row} state={state} tell={tell} />
          ))}
        </ul>
      ) : (
        <p>{t('subAccounts.none')}</p>
      )}
      {state.step === 'form' || state.step === 'saving' ? null : (
        <Button
          aria-disabled={isFull || undefined}
          onClick={isFull ? undefined : () => tell({ type: 'opened', form: { kind: 'create' } })}
        >
          {t(isFull ? 'subAccounts.full' : 'subAccounts.add')}
        </Button>
      )}
    </>
  );
}

/** The result takes the focus: its form or button may be gone. */
function useTold(news: string | undefined) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news) told.current?.focus();
  }, [news]);
  return told;
}

function Row({ row, state, tell }: { row: SubAccountRow; state: Loaded; tell: Tell }) {
  const { t } = useMessages();
  const { id, name, login_name, frozen, last_login_at } = row;
  const time = useTimeText(last_login_at);
  const isFreezing = state.step === 'freezing' && state.id === id;
  const isBusy = state.step !== 'list';
  return (
    <li className={account.row} data-sub-account={id}>
      <Icon name={frozen ? 'lock' : 'user'} />
      <div>
        <p className={account.strong}>
          <bdi>{name}</bdi> {frozen ? <span className={account.mark}>{t('subAccounts.frozen')}</span> : null}
        </p>
        <p className={account.quiet}>
          <bdi dir="ltr">{login_name}</bdi>
        </p>
        <p className={account.quiet}>{last_login_at ? t('subAccounts.last', { time }) : t('subAccounts.never')}</p>
      </div>
      <div className={account.end}>
        <Button
          compact
          waiting={isFreezing}
          aria-disabled={isBusy || undefined}
          aria-label={t(frozen ? 'subAccounts.unfreeze.spoken' : 'subAccounts.freeze.spoken', { name })}
          onClick={isBusy ? undefined : () => tell({ type: 'freezeAsked', id, frozen: !frozen })}
        >
          {t(frozen ? 'subAccounts.unfreeze' : 'subAccounts.freeze')}
        </Button>
        <Button
          compact
          variant="quiet"
          aria-disabled={isBusy || undefined}
          aria-label={t('subAccounts.reset.spoken', { name })}
          onClick={isBusy ? undefined : () => tell({ type: 'opened', form: { kind: 'password', id } })}
        >
          {t('subAccounts.reset')}
        </Button>
      </div>
    </li>
  );
}
