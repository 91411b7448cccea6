import { withLanguage } from '@gatehouse/rules/language/path-language';
import { loadAgain, ownPath } from '../navigation/navigate.ts';
import { createSession, type Session } from '../session/session.ts';
import { createSessionSignal } from '../session/session-signal.ts';
import { getPlatform, type PlatformFrame } from './browser.ts';

type SessionFrame = PlatformFrame & {
  readonly session: { readonly user: unknown };
  readonly site: { readonly paths: { readonly login: string } };
};

/** The session of a page; `onOver` sets what this page does when an answer says that it is over (10006). */
export type PageSession = Session & { readonly onOver: (then: () => void) => void };

let made: PageSession | undefined;

/**
 * The session of this page, a singleton. From the first call on, the end of the session in another tab, or a 10006
 * here, reloads this page; where it needs a user, the server redirects to the login page. A logout here leads to the
 * login page. For effects and handlers, not for the server.
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
    // A page without a user has nothing to hide, and may hold a half-filled form.
    leave: () => frame.session.user && loadAgain(),
    signal: createSessionSignal(),
  });
  let over = () => {};
  platform.onSessionInvalid = () => {
    session.forget();
    over();
  };
  const login = `${withLanguage(frame.language.value, frame.site.paths.login)}?loggedOut=true` as `/${string}`;
  made = {
    ...session,
    logOut: (to = ownPath(login)) => session.logOut(to),
    onOver(then) {
      over = then;
    },
  };
  return made;
}
