import { Outside } from '../../features/telegram/outside.tsx';
import { BrowserLogin } from './browser-login.tsx';

/** ROUTE-09: the screen of a browser, with Telegram's login. */
export function OutsideScreen() {
  return <Outside BrowserLogin={BrowserLogin} />;
}
