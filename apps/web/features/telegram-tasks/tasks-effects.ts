import { bindStates } from '@gatehouse/contract/telegram/bind-status';
import { completeTask, tasksHome } from '@gatehouse/contract/telegram/tasks';
import { telegramBindStatus } from '@gatehouse/contract/telegram/telegram';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { telegramBridge } from '../../platform/webview/telegram-bridge.ts';
import { telegramLaunch } from '../../platform/webview/telegram-launch.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { TasksDoor, TasksEffect, TasksEvent } from './tasks-flow.ts';

/**
 * TG-11: the calls of the tasks, as the person whom Telegram has signed for.
 * @param offered false: compliance hides Telegram here, so that no reward could be had (COMP-08)
 */
export function tasksEffects(page: PageFrame, offered: boolean): FlowEffects<TasksEvent, TasksEffect> {
  return {
    async load(_, signal) {
      if (!offered) return { type: 'notOffered' };
      const launch = telegramLaunch();
      if (!launch) return { type: 'outsideFound' };
      const { ask } = getPlatform(page);
      const [answer, door] = await Promise.all([
        ask(tasksHome, {}, { signal, telegram: launch.data }),
        doorOf(page, signal),
      ]);
      return { type: 'answered', answer, door };
    },
    async complete({ campaignId, taskId }, signal) {
      const telegram = telegramLaunch()?.data;
      const answer = await getPlatform(page).ask(completeTask, { campaignId, taskId }, { signal, telegram });
      telegramBridge.haptic(answer.ret_code === 0 ? 'success' : 'error');
      return { type: 'completed', answer };
    },
  };
}

/** An answer that says nothing closes no door: the API refuses what is not allowed. */
async function doorOf(page: PageFrame, signal: AbortSignal): Promise<TasksDoor> {
  if (!page.session.user) return 'logIn';
  const { result } = await getPlatform(page).ask(telegramBindStatus, undefined, { signal });
  return result?.bind_status === bindStates.unbound ? 'bind' : 'open';
}
