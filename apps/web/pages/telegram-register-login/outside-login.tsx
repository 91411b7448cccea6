import { Outside } from '../../features/telegram/outside.tsx';
import { BrowserLogin } from './browser-login.tsx';

/** ROUTE-09: the screen of a browser once Telegram's login was chosen: it begins at once. */
export function OutsideLogin() {
  return <Outside login={<BrowserLogin />} />;
}
