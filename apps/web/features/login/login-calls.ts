import { challengeState } from '@gatehouse/contract/challenge';
import type { PasskeyAssertion } from '@gatehouse/contract/challenge.schema';
import { codes } from '@gatehouse/contract/codes';
import { login, loginBegin, loginCompliance, loginPasskey } from '@gatehouse/contract/login';
import { userInfo, userInfoFlag } from '@gatehouse/contract/session';
import { platformHere } from '../../platform/browser.ts';
import { destinationHere } from '../../platform/destination.ts';
import { leaveTo } from '../../platform/navigate.ts';
import { getPasskey, passkeysHere } from '../../platform/passkey.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { awaitNews } from '../await-news.ts';
import { switchToDemo } from '../demo-login.ts';
import { encryptedSubmit, type PasswordForm } from '../encrypted-submit.ts';
import { extrasHere } from '../extras-here.ts';
import { withRisk } from '../risk-check.ts';
import { verifyLogin } from '../verify-login.ts';
import { worded } from '../worded-answer.ts';
import { forgetLogin } from './kept-login.ts';
import type { Answered, Asked, Item, LoginEvent, PasskeyPicked, Recalled } from './login-state.ts';
import { leaveProofEntry } from './proof-entry.ts';

/** LOGIN-01, SITE-08 */
export async function logIn(form: PasswordForm, account: string, signal: AbortSignal): Promise<LoginEvent> {
  const call = form.page.site.compliance ? loginCompliance : login;
  const payload = { login_name: account, ...extrasHere() };
  const send = (txId: string) => encryptedSubmit(form, signal, call, payload, txId);
  return { type: 'answered', answer: await withRisk(form.page, 'login', send, signal) };
}

/** LOGIN-02: asks for a code or a link instead. */
export async function begin(
  page: PageFrame,
  { account, item }: { readonly account: string; readonly item: Item },
  signal: AbortSignal,
): Promise<Answered> {
  const { ask } = platformHere(page);
  const payload = { login_name: account, item, ...extrasHere() };
  const send = (txId: string) => worded(page, ask(loginBegin, payload, { signal, txId }));
  return { type: 'answered', answer: await withRisk(page, 'login', send, signal) };
}

/** LOGIN-02: goes on with a login that waits for its proof, unless it is over. */
export async function recall(page: PageFrame, asked: Asked, signal: AbortSignal): Promise<Recalled | undefined> {
  const { uuid } = asked;
  const { ret_code, result } = await platformHere(page).ask(challengeState, { uuid }, { signal });
  if (result?.state === 'waiting') return { type: 'recalled', asked };
  if (result || ret_code === codes.challengeUnknown) forgetLogin();
  return undefined;
}

/** LOGIN-02: the browser's own list of passkeys, on a press. */
export async function usePasskey(page: PageFrame, signal: AbortSignal): Promise<LoginEvent> {
  const { ret_code, ret_msg, result } = await worded(page, platformHere(page).ask(loginPasskey, undefined, { signal }));
  if (!result) return { type: 'answered', answer: { ret_code: ret_code || codes.internal, ret_msg } };
  const response = await getPasskey(result.options, { signal });
  return response === 'dismissed'
    ? { type: 'passkeyDismissed' }
    : checkPasskey(page, { uuid: result.uuid, response }, signal);
}

export async function checkPasskey(
  page: PageFrame,
  { uuid, response }: { readonly uuid: string; readonly response: PasskeyAssertion },
  signal: AbortSignal,
): Promise<Answered> {
  const proven = { uuid, proof: { by: 'passkey', response } } as const;
  const send = (txId: string) => worded(page, verifyLogin(page, { ...proven, txId }, signal));
  return { type: 'answered', answer: await withRisk(page, 'login', send, signal) };
}

/**
 * Offers passkeys among what the browser fills in, until `signal` ends it (WebAuthn Level 3, conditional mediation). Undefined
 * where the browser cannot, and where nobody picks one.
 */
export async function offerPasskeys(page: PageFrame, signal: AbortSignal): Promise<PasskeyPicked | undefined> {
  const { conditional } = await passkeysHere();
  if (!conditional || signal.aborted) return undefined;
  const { result } = await platformHere(page).ask(loginPasskey, undefined, { signal });
  if (!result || signal.aborted) return undefined;
  const response = await getPasskey(result.options, { conditional: true, signal });
  return response === 'dismissed' ? undefined : { type: 'passkeyPicked', uuid: result.uuid, response };
}

/** The link of this login was opened in another tab: waits until that tab has a session, for the two share it. */
export async function awaitSession(
  page: PageFrame,
  uuid: string,
  signal: AbortSignal,
): Promise<LoginEvent | undefined> {
  const look = async () => {
    const { result } = await platformHere(page).ask(userInfo, userInfoFlag, { signal });
    return (result?.id ?? 0) > 0 || undefined;
  };
  const isThere = await awaitNews({ uuid, channel: 'challenge' }, look, signal);
  return isThere && { type: 'answered', answer: { ret_code: codes.success, ret_msg: '' } };
}

/** REDIR-01; ROUTE-13: a demo login trades with demo money from then on. */
export async function leave(page: PageFrame): Promise<undefined> {
  await switchToDemo(page);
  await leaveProofEntry();
  leaveTo(destinationHere(page, 'login'), 'replace');
}

/** Fetches the key while the person still types. */
export function prepare(page: PageFrame): void {
  platformHere(page).encryption.prepare();
}
