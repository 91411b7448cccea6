import { codes } from '@gatehouse/contract/errors/codes';
import { originOfHost } from '@gatehouse/rules/site/site-of';
import { destinationHere } from '../../platform/navigation/destination.ts';
import { leaveTo, loadAgain } from '../../platform/navigation/navigate.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { sessionHere } from '../../platform/page/browser-session.ts';
import type { Carried } from '../../platform/session/carried-session.ts';
import { createSessionExtras } from '../../platform/session/session-extras.ts';
import { loadBrand } from '../../platform/site/sites.ts';
import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import { openDeferred } from '../../shell/deferred-root.tsx';
import type { PageFrame } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import { switchToDemo } from '../sign-in/demo-login.ts';
import { QuickLogin } from './quick-login-dialog.tsx';

/**
 * SESS-07: logs in with the token from another of the brand's sites and follows the redirect rules. On failure the user logs in
 * here; the dialog shows the account's name. A token from elsewhere is ignored: it could be another account's (login CSRF).
 */
export async function quickLogIn(frame: PageFrame, carried: Carried): Promise<void> {
  if (!(await isFromOwnSite())) return;
  const messages = await deferredMessages(frame.language.value, 'inverse');
  const answering = logIn(frame, carried);
  openDeferred(frame, messages, (close) => <QuickLogin name={carried.name} answering={answering} onClose={close} />);
}

async function logIn(frame: PageFrame, { token }: Carried) {
  const { ask, request } = getPlatform(frame);
  const extras = createSessionExtras({ ask, session: sessionHere(frame), forget: request.forget });
  const answer = await localizeAnswer(frame, extras.quickLogin(token));
  // The referrer is the other site and is no redirect target here.
  if (answer.ret_code === codes.success) {
    await switchToDemo(frame);
    if (frame.name === 'login') leaveTo(destinationHere(frame, 'login', null), 'replace');
    else loadAgain();
  }
  return answer;
}

/** Accepts the brand's own sites only, not other sites that a redirect may lead to (REDIR-02). */
async function isFromOwnSite(): Promise<boolean> {
  if (document.referrer === '') return false;
  const { origin } = new URL(document.referrer);
  const brand = await loadBrand();
  return brand.sites.some(({ hosts }) => hosts.some((host) => originOfHost(brand, host) === origin));
}
