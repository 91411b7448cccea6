import { codes } from '@gatehouse/contract/errors/codes';
import type { TaskKind, TelegramTask } from '@gatehouse/contract/telegram/tasks';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { ACCOUNT_INFO_PATH, PERSONAL_PAGE_PATH } from '@gatehouse/rules/page/page-paths';
import { dateFormat } from '@gatehouse/rules/site/date-format';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import account from '../cards/account.module.css';
import type { TasksState } from './tasks-flow.ts';
import styles from './telegram-tasks.module.css';
import { useReward } from './use-reward.ts';

const icons: Readonly<Record<TaskKind, IconName>> = { open: 'device', bind: 'lock', verify: 'user', messages: 'mail' };

type TaskRowProps = {
  task: TelegramTask;
  state: Extract<TasksState, { readonly step: 'shown' | 'claiming' }>;
  door: string;
  onClaim: () => void;
};

/** A task: what to do, its reward, and the one next step: do it, claim it, or nothing more. */
export function TaskRow({ task, state, door, onClaim }: TaskRowProps) {
  const { t } = useMessages();
  const reward = useReward();
  const { taskId, done_at } = task;
  const kind = task.kind in icons ? task.kind : 'open';
  const refused = state.step === 'shown' && state.refused?.taskId === taskId ? state.refused : undefined;
  return (
    <li className={account.row}>
      <Icon name={done_at > 0 ? 'success' : icons[kind]} />
      <div>
        <p className={`${account.strong} ${styles.title}`} id={`task-${taskId}`}>
          {t(`telegramTasks.kind.${kind}`)}
          <bdi>{reward(task.reward)}</bdi>
        </p>
        <p className={account.quiet}>{t(`telegramTasks.kind.${kind}.text`)}</p>
      </div>
      {refused ? (
        <div className={account.rest}>
          <Notice kind="danger" role="alert">
            {t(refused.code === codes.taskNotReady ? 'telegramTasks.notReady' : 'telegramTasks.refused')}{' '}
            {refused.code > 0 ? <small>{t('form.errorCode', { code: String(refused.code) })}</small> : null}
          </Notice>
        </div>
      ) : null}
      <NextStep task={{ ...task, kind }} state={state} door={door} onClaim={onClaim} />
    </li>
  );
}

function NextStep({ task, state, door, onClaim }: TaskRowProps) {
  const { t } = useMessages();
  const reward = useReward();
  const { language } = usePage();
  const { taskId, kind, ready, done_at } = task;
  if (done_at > 0) {
    const day = dateFormat(language.tag, { dateStyle: 'medium' }).format(done_at);
    return <p className={`${account.rest} ${account.quiet}`}>{t('telegramTasks.claimed', { date: day })}</p>;
  }
  // The notice above says what comes first.
  if (state.door !== 'open') return null;
  const isClaiming = state.step === 'claiming';
  if (ready)
    return (
      <div className={account.rest}>
        <Button
          compact
          variant="primary"
          waiting={isClaiming && state.taskId === taskId}
          waitingText={t('telegramTasks.claiming')}
          aria-disabled={(isClaiming && state.taskId !== taskId) || undefined}
          aria-describedby={`task-${taskId}`}
          onClick={onClaim}
        >
          {t('telegramTasks.claim', { reward: reward(task.reward) })}
        </Button>
      </div>
    );
  const places: Readonly<Record<TaskKind, string | undefined>> = {
    open: undefined,
    bind: door,
    verify: withLanguage(language.value, PERSONAL_PAGE_PATH),
    messages: withLanguage(language.value, ACCOUNT_INFO_PATH),
  };
  const place = places[kind];
  if (place === undefined) return null;
  return (
    <div className={account.rest}>
      <LinkButton compact href={place} aria-describedby={`task-${taskId}`}>
        {t(`telegramTasks.do.${kind as Exclude<TaskKind, 'open'>}`)}
      </LinkButton>
    </div>
  );
}
