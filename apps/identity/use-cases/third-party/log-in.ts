import type { LoginResult } from '@gatehouse/contract/login/login';
import type { ThirdPartyPending } from '@gatehouse/contract/login/third-party';
import type { ThirdPartyResponsePayload } from '@gatehouse/contract/login/third-party.schema';
import { maskEmail } from '@gatehouse/rules/email/mask-email';
import { accountById } from '../../accounts/accounts.ts';
import type { Answer } from '../../http/route.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type RepeatableSession, takeOnce } from '../../sessions/finished-step.ts';
import { completeFirstFactor } from '../login/complete-first-factor.ts';
import { loginAnswer } from '../login/login-answer.ts';
import { findProved, hashOf, keepProved } from './flow.ts';
import { linkOf, touchLink } from './links.ts';
import { type Provider, providerNamed, shownProvider } from './provider.ts';
import type { ThirdParty } from './sign-ins.ts';
import type { ThirdPartyFlowRow } from './tables.ts';
import { verifyAtProvider } from './verify-at-provider.ts';

/**
 * LOGIN-06: the browser is back from the provider. A linked account logs in as usual, second factor included; the address that
 * the provider gives never selects an account. A repeated answer of the provider gets the same session.
 * @throws {Refusal} thirdPartyNotLinked with a `ThirdPartyPending`; what `verifyAtProvider`, `completeFirstFactor` and `loginAnswer` throw
 */
export async function logInThirdParty(
  services: ThirdParty,
  input: ThirdPartyResponsePayload,
  visitor: Visitor,
): Promise<Answer<LoginResult>> {
  return takeOnce<Answer<LoginResult>>(
    services,
    { kind: 'third_party', id: hashOf(input.state), submitted: submittedBy(input) },
    visitor,
    (session) => logIn(services, input, visitor, session),
    ({ id, token }) => ({ result: { id }, token }),
  );
}

/** All that has to be the same in a repetition. */
function submittedBy({ code, iss, telegram_callback }: ThirdPartyResponsePayload): readonly unknown[] {
  return [code, iss, ...(telegram_callback === undefined ? [] : [telegram_callback])];
}

async function logIn(
  services: ThirdParty,
  input: ThirdPartyResponsePayload,
  visitor: Visitor,
  session: RepeatableSession,
): Promise<Answer<LoginResult>> {
  const { db, clock } = services;
  const { flow, provider, identity } = await verifyAtProvider(services, input, null, visitor);
  const link = await linkOf(db, identity, visitor);
  const account = link && (await accountById(db, link.account_id));
  if (!account) {
    const proved = await keepProved(db, clock(), flow, identity);
    throw new Refusal('thirdPartyNotLinked', pendingOf(proved, provider));
  }
  const factor = { account, visitor, openedBy: 'bot' in provider ? 'telegram' : 'third_party', session } as const;
  const { plan, outcome } = await completeFirstFactor(services, factor, async ({ trx, now, logIn }) => {
    await touchLink(trx, now, link, identity);
    return logIn();
  });
  return loginAnswer(services, outcome, plan);
}

/** What this device has proved and not used yet. @throws {Refusal} thirdPartyStateUnknown, thirdPartyUnknown */
export async function pendingThirdParty(
  { db, clock, providers }: ThirdParty,
  uuid: string,
  visitor: Visitor,
): Promise<ThirdPartyPending> {
  const proved = await findProved(db, clock(), uuid, visitor);
  return pendingOf(proved, providerNamed(providers, proved.provider, visitor));
}

function pendingOf({ id, email, email_trusted, expires_at }: ThirdPartyFlowRow, provider: Provider): ThirdPartyPending {
  return {
    ...{ uuid: id, provider: shownProvider(provider), trusted: email_trusted === 1, expires_at },
    ...(email ? { vague_email: maskEmail(email) } : {}),
  };
}
