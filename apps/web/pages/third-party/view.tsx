import type { AnswerBan } from '../../features/third-party/callback-effects.ts';
import { CallbackPage } from '../../features/third-party/callback-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';

const answerBan: AnswerBan = async (page, answer) =>
  (await import('../../features/ban/answer-ban.ts')).answerBan(page, answer);

export function View() {
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <CallbackPage answerBan={answerBan} />
      </TwoColumn>
    </Frame>
  );
}
