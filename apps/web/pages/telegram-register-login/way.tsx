import { lateScreen } from '../../features/deferred/late-screen.tsx';
import { Telegram } from '../../features/telegram/telegram.tsx';
import type { FormScreenProps } from '../../features/telegram/telegram-slots.ts';
import { hasTelegramBridge } from '../../platform/webview/telegram-host.ts';

/** Where the mini-app cannot log a person in by itself. */
const FormScreen = lateScreen<FormScreenProps>(() => import('./form-screen.tsx').then(({ FormScreen }) => FormScreen));
/** ROUTE-09 */
const OutsideScreen = lateScreen(() => import('./outside-screen.tsx').then(({ OutsideScreen }) => OutsideScreen));
// In a browser it comes beside the code that looks for a launch; in Telegram not at all.
if (!import.meta.env.SSR && !hasTelegramBridge()) void OutsideScreen.come();

const slots = { FormScreen, OutsideScreen };

/** SHELL-12: the way from Telegram to an account, with the parts of other features in it. */
export function Way() {
  return <Telegram slots={slots} />;
}
