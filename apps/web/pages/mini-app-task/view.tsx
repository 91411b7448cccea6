import { TelegramTasks } from '../../features/telegram-tasks/telegram-tasks.tsx';
import { Frame } from '../../shell/frame.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import type { MiniAppTaskData } from './page.ts';

export function View() {
  const { data, telegram } = usePage<MiniAppTaskData>();
  const tasks = <TelegramTasks {...data} />;
  // Inside Telegram no browser shows an address to compare with.
  return <Frame>{telegram.miniApp ? tasks : <TwoColumn side={<SidePanel />}>{tasks}</TwoColumn>}</Frame>;
}
