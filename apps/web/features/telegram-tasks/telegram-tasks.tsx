import { withLanguage } from '@gatehouse/rules/language/path-language';
import { ACCOUNT_INFO_PATH } from '@gatehouse/rules/page/page-paths';
import { TELEGRAM_PATH } from '@gatehouse/rules/telegram/telegram-paths';
import type { WordId } from '@gatehouse/words/catalogue';
import type { ReactNode } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import account from '../cards/account.module.css';
import { CampaignView } from './campaign-view.tsx';
import { tasksEffects } from './tasks-effects.ts';
import { type TasksEvent, type TasksState, tasksFlow } from './tasks-flow.ts';
import styles from './telegram-tasks.module.css';

/** TG-11, ROUTE-10: the tasks of the mini-app, with their progress and rewards. */
export function TelegramTasks({ bot, offered }: { bot: string; offered: boolean }) {
  const page = usePage();
  const [state, tell] = useFlow(tasksFlow, tasksEffects(page, offered));
  return <TelegramTasksScreen bot={bot} state={state} tell={tell} />;
}

type ScreenProps = { bot: string; state: TasksState; tell: (event: TasksEvent) => void };

/** What each state shows. */
export function TelegramTasksScreen({ bot, state, tell }: ScreenProps) {
  const { t } = useMessages();
  return (
    <section className={styles.tasks} aria-labelledby="tasks-title">
      <header>
        <h1 id="tasks-title">{t('telegramTasks.title')}</h1>
        <p className={account.quiet}>{t('telegramTasks.lead')}</p>
      </header>
      <Body bot={bot} state={state} tell={tell} />
    </section>
  );
}

function Body({ bot, state, tell }: ScreenProps) {
  const { t } = useMessages();
  const { language } = usePage();
  const logIn = useTelegramDoor();
  const bots = `https://t.me/${bot}?startapp=tasks`;
  const again = (
    <Button compact onClick={() => tell({ type: 'again' })}>
      {t('shell.retry')}
    </Button>
  );
  switch (state.step) {
    case 'loading':
      return (
        <Card>
          <Spinner size="large" label={t('telegramTasks.loading')} />
        </Card>
      );
    case 'outside':
      return (
        <Message name="outside">
          <LinkButton wide variant="primary" href={bots} rel="noreferrer">
            {t('telegramTasks.outside.action')}
          </LinkButton>
        </Message>
      );
    case 'loggedOut':
      return (
        <Message name="logIn">
          <LinkButton wide variant="primary" href={logIn}>
            {t('telegramTasks.logIn.action')}
          </LinkButton>
        </Message>
      );
    case 'expired':
      return (
        <Message name="expired">
          <LinkButton wide variant="primary" href={bots} rel="noreferrer">
            {t('telegramTasks.outside.action')}
          </LinkButton>
        </Message>
      );
    case 'otherPerson':
      return (
        <Message name="otherPerson">
          <LinkButton wide variant="primary" href={withLanguage(language.value, ACCOUNT_INFO_PATH)}>
            {t('telegramTasks.otherPerson.action')}
          </LinkButton>
        </Message>
      );
    case 'empty':
      return <Message name="empty">{again}</Message>;
    case 'failed':
      return (
        <Notice kind="warning" role="alert" title={t('telegramTasks.failed.title')} actions={again}>
          {t('telegramTasks.failed.text')}
        </Notice>
      );
    default:
      return <CampaignView state={state} door={logIn} onClaim={(taskId) => tell({ type: 'claimed', taskId })} />;
  }
}

/** TG-04, ROUTE-14: where a person logs in by Telegram, or links it, and comes back from to the tasks. */
function useTelegramDoor(): string {
  const { path, language } = usePage();
  const query = new URLSearchParams({ source: 'task', redirect_url: withLanguage(language.value, path) });
  return `${withLanguage(language.value, TELEGRAM_PATH)}?${query}`;
}

type MessageName = 'outside' | 'logIn' | 'expired' | 'otherPerson' | 'empty';

function Message({ name, children }: { name: MessageName; children: ReactNode }) {
  const { t } = useMessages();
  const title: WordId = `telegramTasks.${name}.title`;
  const text: WordId = `telegramTasks.${name}.text`;
  return (
    <Card>
      <div className={account.part} role="status">
        <h2>{t(title)}</h2>
        <p>{t(text)}</p>
        {children}
      </div>
    </Card>
  );
}
