import type { TelegramCampaign } from '@gatehouse/contract/telegram/tasks';
import { dateFormat } from '@gatehouse/rules/site/date-format';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Seal } from '../../ui/seal.tsx';
import account from '../cards/account.module.css';
import { TaskRow } from './task-row.tsx';
import type { TasksState } from './tasks-flow.ts';
import styles from './telegram-tasks.module.css';
import { useReward } from './use-reward.ts';

type CampaignProps = {
  state: Extract<TasksState, { readonly step: 'shown' | 'claiming' }>;
  /** Where a person logs in or links Telegram. */
  door: string;
  onClaim: (taskId: string) => void;
};

/** The campaign: what was earned, how far it is, what bars the way, and the tasks. */
export function CampaignView({ state, door, onClaim }: CampaignProps) {
  const { campaign } = state;
  return (
    <>
      <Progress campaign={campaign} />
      <Door state={state} door={door} />
      <News state={state} />
      <Card>
        <ul className={account.rows}>
          {campaign.tasks.map((task) => (
            <TaskRow key={task.taskId} task={task} state={state} door={door} onClaim={() => onClaim(task.taskId)} />
          ))}
        </ul>
      </Card>
    </>
  );
}

function Progress({ campaign: { tasks, earned, ends_at } }: { campaign: TelegramCampaign }) {
  const { t } = useMessages();
  const { site, language } = usePage();
  const reward = useReward();
  const done = tasks.filter(({ done_at }) => done_at > 0).length;
  const ends = dateFormat(language.tag, { dateStyle: 'medium' });
  return (
    <Card tint>
      <div className={account.part}>
        <div className={styles.total}>
          <div>
            <p className={account.quiet}>{t('telegramTasks.earned')}</p>
            <p className={styles.earned}>
              {earned.length === 0
                ? t('telegramTasks.earned.none')
                : earned.map((amount) => <bdi key={amount.currency}>{reward(amount)}</bdi>)}
            </p>
          </div>
          <Seal seal={site.look.seal} size="small" />
        </div>
        <div className={styles.steps} aria-hidden="true">
          {tasks.map(({ taskId, done_at }) => (
            <span key={taskId} data-done={done_at > 0 || undefined} />
          ))}
        </div>
        <p className={account.quiet}>
          {t('telegramTasks.progress', { done, total: tasks.length })}
          {ends_at > 0 ? ` · ${t('telegramTasks.ends', { date: ends.format(ends_at) })}` : null}
        </p>
      </div>
    </Card>
  );
}

function Door({ state, door }: Pick<CampaignProps, 'state' | 'door'>) {
  const { t } = useMessages();
  if (state.door === 'open') return null;
  return (
    <Notice
      title={t(`telegramTasks.${state.door}.title`)}
      actions={
        <LinkButton compact variant="primary" href={door}>
          {t(`telegramTasks.${state.door}.action`)}
        </LinkButton>
      }
    >
      {t(`telegramTasks.${state.door}.text`)}
    </Notice>
  );
}

/** The button of a task is gone once it is done: the focus moves to what came of it. */
function News({ state }: Pick<CampaignProps, 'state'>) {
  const { t } = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const { claimed } = state.step === 'shown' ? state : {};
  useEffect(() => {
    if (claimed !== undefined) place.current?.focus();
  }, [claimed]);
  const { tasks } = state.campaign;
  const isAll = tasks.every(({ done_at }) => done_at > 0);
  const said: ReactNode = isAll ? (
    <Notice kind="success" title={t('telegramTasks.done.title')}>
      {t('telegramTasks.done.text')}
    </Notice>
  ) : claimed === undefined ? null : (
    <Notice kind="success">{t('telegramTasks.claimed.now')}</Notice>
  );
  return (
    <div role="status" ref={place} tabIndex={-1} className={account.news}>
      {said}
    </div>
  );
}
