import type { Context, Provider, Session } from 'oidc-provider';
import type { Authenticated } from '../../../sessions/authenticate.ts';
import { callerOf } from './caller.ts';

/**
 * The provider's session follows the account's own: it begins with it, belongs to the same account, and nobody is logged in to the
 * provider who is not logged in here.
 * @param clock the service's; the provider reads the machine's
 */
export function followSessions(provider: Provider, clock: () => number): void {
  const { Session } = provider;
  const read = Session.get.bind(Session);
  Session.get = async (context: Context) => {
    const session = await read(context);
    const who = callerOf(context)?.who;
    if (!who) return session.accountId === undefined ? session : fresh(provider, context);
    const own =
      session.accountId === undefined || session.accountId === who.account_id ? session : fresh(provider, context);
    const provedAt = loginTimeOf(who, clock);
    if (own.accountId !== who.account_id || own.loginTs !== provedAt) {
      own.loginAccount({ accountId: who.account_id, loginTs: provedAt });
      own.touched = true;
    }
    return own;
  };
}

/** When the person proved who they are, in seconds on the machine's clock, which the provider reads; 0: never. */
export function loginTimeOf({ proven_at }: Pick<Authenticated, 'proven_at'>, clock: () => number): number {
  return proven_at === 0 ? 0 : Math.floor((proven_at - clock() + Date.now()) / 1_000);
}

/** Another person's session is left behind: it gets another identifier. */
function fresh(provider: Provider, context: Context): Session {
  const session = provider.Session.instantiate({});
  context.oidc.entity('Session', session);
  return session;
}
