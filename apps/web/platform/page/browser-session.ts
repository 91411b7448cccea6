import { withLanguage } from '@gatehouse/rules/language/path-language';
import { loadAgain, ownPath } from '../navigation/navigate.ts';
import { createSession, type Session } from '../session/session.ts';
import { createSessionSignal } from '../session/session-signal.ts';
import { getPlatform, type PlatformFrame } from './browser.ts';

type SessionFrame = PlatformFrame & {
  readonly user: unknown;
  readonly site: { readonly paths: { readonly login: string } };
};

/** The session of a page; `onOver` says what this page does when an answer tells that it is over (10006). */
export type PageSession = Session & { readonly onOver: (then: () => void) => void };

let made: PageSession | undefined;

/**
 * The session of this page; one, however many ask. Call it on pages that show a user: from then on the end of the session
 * in another tab, or 10006 here, reaches this one. The page is loaded again, and where it needs a user the server sends
 * it to the login page. Whoever logs out here arrives at the login page. For effects and handlers, not while rendering on the server.
 */
export function sessionHere(frame: SessionFrame): PageSession {
  if (made) return made;
  const platform = getPlatform(frame);
  const session = createSession({
    ask: platform.ask,
    clear() {
      platform.token.clear();
      void platform.request.forget();
    },
    // A page that shows no user has nothing to take back, and may hold a form half filled in.
    leave: () => frame.user && loadAgain(),
    signal: createSessionSignal(),
  });
  let over = () => {};
  platform.onSessionInvalid = () => {
    session.forget();
    over();
  };
  const login = `${withLanguage(frame.locale.value, frame.site.paths.login)}?loggedOut=true` as `/${string}`;
  made = {
    ...session,
    logOut: (to = ownPath(login)) => session.logOut(to),
    onOver(then) {
      over = then;
    },
  };
  return made;
}
