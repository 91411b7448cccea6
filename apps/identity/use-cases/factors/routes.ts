import {
  factorList,
  passkeyAdd,
  passkeyBegin,
  passkeyRemove,
  passkeyRename,
  recoveryCodesRenew,
  totpBegin,
  totpBind,
  totpUnbind,
  unbindGoogle2fa,
  unbindGoogle2faSendCode,
} from '@gatehouse/contract/account/factors';
import {
  passkeyAddPayload,
  passkeyRemovePayload,
  passkeyRenamePayload,
  recoveryCodesRenewPayload,
  totpBindPayload,
  unbindGoogle2faPayload,
} from '@gatehouse/contract/account/factors.schema';
import type { FastifyInstance } from 'fastify';
import { accountById } from '../../accounts/accounts.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import { knownAccountOf, knownWithoutPasskey } from '../../risk/known-account.ts';
import { isKnownDevice } from '../../risk/known-device.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { privateVisitorResult, privateVisitorRoute } from '../../sessions/private-route.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { listFactors, removePasskey, renamePasskey } from './passkeys.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { beginTotp, bindTotp, unbindTotp } from './totp.ts';
import { sendUnbindCode, unbindByCode } from './unbind-by-code.ts';

export function factorRoutes(app: FastifyInstance, services: Services): void {
  privateVisitorRoute(app, services, factorList, undefined, async (_input, who, visitor) => ({
    result: await listFactors(services, who, visitor),
  }));
  totpRoutes(app, services);
  passkeyRoutes(app, services);
  privateVisitorRoute(app, services, recoveryCodesRenew, recoveryCodesRenewPayload, async (input, who, visitor) => ({
    result: { recovery_codes: await renewRecoveryCodes(services, input, who, visitor) },
  }));
}

function totpRoutes(app: FastifyInstance, services: Services): void {
  privateVisitorRoute(app, services, totpBegin, undefined, async (_input, who, visitor) => ({
    result: await beginTotp(services, who, visitor),
  }));
  privateVisitorResult(app, services, totpBind, totpBindPayload, bindTotp);
  privateVisitorRoute(app, services, totpUnbind, undefined, async (_input, who, visitor) => {
    await unbindTotp(services, who, visitor);
    return { result: {} };
  });
  privateVisitorRoute(app, services, unbindGoogle2faSendCode, undefined, async (_input, who, visitor) => ({
    result: await sendUnbindCode(services, who, visitor),
  }));
  privateVisitorResult(app, services, unbindGoogle2fa, unbindGoogle2faPayload, unbindByCode);
}

function passkeyRoutes(app: FastifyInstance, services: Services): void {
  privateVisitorRoute(app, services, passkeyBegin, undefined, async (_input, who, visitor) => ({
    result: await beginPasskey(services, who, visitor),
  }));
  privateVisitorRoute(app, services, passkeyAdd, passkeyAddPayload, async (input, who, visitor) => ({
    result: await addPasskey(services, input, who, visitor),
    knownAccount: await knownWithPasskey(services, who.account_id, visitor),
  }));
  privateVisitorResult(app, services, passkeyRename, passkeyRenamePayload, renamePasskey);
  privateVisitorRoute(app, services, passkeyRemove, passkeyRemovePayload, async (input, who, visitor) => {
    await removePasskey(services, input, who, visitor);
    return { result: {}, knownAccount: await knownAfterRemoval(services, who, visitor) };
  });
}

/** A passkey made on a device that remembers the account is offered there first from now on. */
async function knownWithPasskey(services: Services, accountId: string, visitor: Visitor): Promise<string | undefined> {
  const { db, clock } = services;
  const account = await accountById(db, accountId);
  const remembered = account && (await isKnownDevice(db, clock(), account, visitor));
  return remembered ? knownAccountOf(services, account, visitor, true) || undefined : undefined;
}

/** Which passkey is on which device is not known; without any here the device has none. */
async function knownAfterRemoval(
  services: Services,
  who: Authenticated,
  visitor: Visitor,
): Promise<string | undefined> {
  const { passkeys } = await listFactors(services, who, visitor);
  const account = passkeys.some(({ here }) => here) ? undefined : await accountById(services.db, who.account_id);
  return account && knownWithoutPasskey(services, account, visitor);
}
