import type { ThirdPartyRegisterPayload } from '@gatehouse/contract/login/third-party.schema';
import { addAccount, type LoginName } from '../../accounts/accounts.ts';
import { mask, readLoginName } from '../../accounts/login-name.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Answer } from '../../http/route.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField, Refusal } from '../../kernel/refusal.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import { countAll } from '../../rate-limit/count-all.ts';
import { signUpMustBeOpen } from '../../region/ring-fence.ts';
import { rememberAccountDevice } from '../../risk/known-device.ts';
import { assessRegistration } from '../../risk/risk-helper.ts';
import { type RepeatableSession, takeOnce } from '../../sessions/finished-step.ts';
import { openSession } from '../../sessions/sessions.ts';
import { openChallenge, pendingChallengeOf } from '../../verification/challenge/open-challenge.ts';
import { type VerifiedChallenge, verifyChallenge } from '../../verification/verify-challenge.ts';
import { attributionText } from '../attribution/attribution.ts';
import { creditedAttribution } from '../attribution/credit.ts';
import { wantsSubscription } from '../attribution/eu-subscription.ts';
import { loggedInAnswer } from '../login/login-answer.ts';
import { findProved, type ProvedFlow, useProved } from './flow.ts';
import { addLink } from './links.ts';
import { type Provider, providerNamed } from './provider.ts';
import type { ThirdParty } from './sign-ins.ts';

/** An address that is proved to be theirs; `consume` uses up a proof that was ours. */
type OwnAddress = { readonly by: LoginName; readonly consume: VerifiedChallenge['consume'] };

const NO_REGISTRATION = { attribution: '{}', started_device: null };

/**
 * SIGNUP-12: opens an account for whom the provider has proved, without a password. Its address is the provider's where that is
 * trusted and the attempt is not unusual (LOGIN-11); any other is proved by a code of ours first. Nothing is ever linked because
 * two addresses are the same. The same submission, come twice, opens one account and gets the same session.
 * @throws {Refusal} signUpBlocked, miniAppLogsInOnly, attemptRefused, thirdPartyStateUnknown, thirdPartyUnknown, invalidField email; verificationAsked with a
 * challenge where the address is still to be proved; alreadyRegistered with it masked, once it is; what `verifyChallenge` throws
 */
export async function registerThirdParty(
  services: ThirdParty,
  input: ThirdPartyRegisterPayload,
  visitor: Visitor,
): Promise<Answer<{ id: number }>> {
  signUpMustBeOpen(services, visitor);
  return takeOnce<Answer<{ id: number }>>(
    services,
    { kind: 'third_party_registration', id: input.uuid, submitted: [input.email, input.proven] },
    visitor,
    (session) => register(services, input, visitor, session),
    ({ id, token }) => ({ result: { id }, token }),
  );
}

async function register(
  services: ThirdParty,
  input: ThirdPartyRegisterPayload,
  visitor: Visitor,
  session: RepeatableSession,
): Promise<Answer<{ id: number }>> {
  const { db, clock } = services;
  const flow = await findProved(db, clock(), input.uuid, visitor);
  const provider = providerNamed(services.providers, flow.provider, visitor);
  const risk = await assessRegistration(services, visitor, input.email ?? flow.email ?? undefined);
  const address = await ownAddress(services, flow, input, { visitor, risky: risk === 'verify' });
  const made = await db.transaction().execute(async (trx) => {
    await address.consume(trx, clock());
    return open(trx, clock(), { flow, provider, by: address.by, input, visitor, session });
  });
  if (made) return loggedInAnswer(services, { ...made, remembered: true }, visitor);
  throw new Refusal('alreadyRegistered', mask({ method: 'email', login_name: address.by.name }));
}

async function ownAddress(
  services: ThirdParty,
  flow: ProvedFlow,
  { email, proven }: ThirdPartyRegisterPayload,
  { visitor, risky }: { readonly visitor: Visitor; readonly risky: boolean },
): Promise<OwnAddress> {
  if (proven) {
    const right = await verifyChallenge(services, proven, ['third_party'], visitor);
    const { context, login_name: name, login_key: key } = right.challenge;
    const { flow: provenFor } = JSON.parse(context) as { flow: string };
    if (provenFor !== flow.id || name === null || key === null) throw new Refusal('challengeUnknown');
    return { by: { method: 'email', name, key }, consume: right.consume };
  }
  const typed = email ?? flow.email;
  if (!typed) throw invalidField('email', 'the provider gave no address');
  const by = readLoginName(services.brand, { email: typed });
  if (email === undefined && flow.email_trusted === 1 && !risky) return { by, consume: async () => {} };
  throw await askFor(services, flow, by, visitor);
}

/** Whether the address has an account is not even looked up: the code goes to it either way, and says nothing of that. */
async function askFor(
  { db, clock, limits }: ThirdParty,
  flow: ProvedFlow,
  to: LoginName,
  visitor: Visitor,
): Promise<Refusal> {
  await countAll(limits, [
    ['challengesByAddress', visitor.address],
    ['challengesByDevice', visitor.device],
  ]);
  const context = { flow: flow.id };
  const asks = { purpose: 'third_party', account: undefined, to, ways: ['email'], context } as const;
  return new Refusal(
    'verificationAsked',
    pendingChallengeOf(await openChallenge(db, clock(), asks, visitor), undefined),
  );
}

type Opening = {
  readonly flow: ProvedFlow;
  readonly provider: Provider;
  readonly by: LoginName;
  readonly input: ThirdPartyRegisterPayload;
  readonly visitor: Visitor;
  readonly session: RepeatableSession;
};

/** Account, link and session, or nothing. Undefined: the address has an account, and what was proved may be linked to it. */
async function open(
  trx: Db,
  now: number,
  { flow, provider, by, input, visitor, session }: Opening,
): Promise<{ account: AccountRow; token: string } | undefined> {
  const { site, locale } = visitor;
  const attribution = await creditedAttribution(trx, site.environment, attributionText(input, '{}', now));
  const account = await addAccount(trx, now, {
    ...{ by, environment: site.environment, site: site.id, lang: locale, password_hash: '' },
    ...{ register_type: site.registration.type, attribution },
    eu_subscription_at: wantsSubscription(input.ext_json, NO_REGISTRATION, visitor) ? now : null,
  });
  if (!account) return undefined;
  await useProved(trx, now, flow, account.id);
  await addLink(trx, now, account.id, flow, visitor);
  await rememberAccountDevice(trx, now, account, visitor);
  await recordEvent(trx, now, account.id, 'login', visitor, { by: 'registration' });
  await recordEvent(trx, now, account.id, 'thirdPartyLinked', visitor, { by: provider.name });
  await session.keep(trx, now, account.id);
  const opened = { openedBy: 'registration', token: session.token } as const;
  return { account, token: await openSession(trx, now, account.id, visitor, opened) };
}
