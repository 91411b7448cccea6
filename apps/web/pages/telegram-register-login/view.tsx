import { TelegramPage } from '../../features/telegram/telegram-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { BrowserLogin } from './browser-login.tsx';
import { LateLoginForm } from './late-login-form.tsx';

const slots = { LoginForm: LateLoginForm, BrowserLogin };

export function View() {
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <TelegramPage slots={slots} />
      </TwoColumn>
    </Frame>
  );
}
