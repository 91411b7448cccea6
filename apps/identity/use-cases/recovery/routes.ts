import { provenPayload } from '@gatehouse/contract/login/challenge.schema';
import {
  lostItemBegin,
  lostItemCancel,
  lostItemList,
  lostItemName,
  lostItemProve,
  lostItemState,
  lostItemStop,
  lostItemWithout,
  resetBegin,
  resetPassword,
  resetProve,
  resetState,
} from '@gatehouse/contract/recovery/account-recovery';
import {
  lostItemBeginPayload,
  lostItemNamePayload,
  lostItemStopPayload,
  lostItemWithoutPayload,
  resetBeginPayload,
  resetPasswordPayload,
  wayBackQuery,
} from '@gatehouse/contract/recovery/account-recovery.schema';
import type { FastifyInstance } from 'fastify';
import { accountById } from '../../accounts/accounts.ts';
import { atFixedTimes } from '../../http/fixed-times.ts';
import { publicRoute } from '../../http/route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { privateRoute } from '../../sessions/private-route.ts';
import { beginLost } from './begin-factor-recovery.ts';
import { beginReset } from './begin-password-reset.ts';
import { cancelLost, listLost, stopLost } from './cancel-factor-recovery.ts';
import { ownLost, stateOfLost } from './find-factor-recovery.ts';
import { stateOfReset } from './find-password-reset.ts';
import { finishReset } from './finish-password-reset.ts';
import { lostWithout, nameLost } from './set-recovery-name.ts';
import { proveLost } from './verify-factor-recovery.ts';
import { proveReset } from './verify-password-reset.ts';

/** SHELL-10: nobody is left without a way back to their account. */
export function wayBackRoutes(app: FastifyInstance, services: Services): void {
  resetRoutes(app, services);
  lostItemRoutes(app, services);
  privateRoute(app, services, lostItemList, undefined, async (_input, who) => ({
    result: { requests: await listLost(services, who) },
  }));
  privateRoute(app, services, lostItemCancel, wayBackQuery, async (input, who) => ({
    result: { requests: await cancelLost(services, input, who) },
  }));
}

function resetRoutes(app: FastifyInstance, services: Services): void {
  publicRoute(app, services, resetBegin, resetBeginPayload, async (input, visitor) => ({
    result: await atFixedTimes(() => beginReset(services, input, visitor)),
  }));
  publicRoute(app, services, resetProve, provenPayload, async (input, visitor) => ({
    result: await proveReset(services, input, visitor),
  }));
  publicRoute(app, services, resetState, wayBackQuery, async ({ uuid }, visitor) => ({
    result: await stateOfReset(services, uuid, visitor),
  }));
  publicRoute(app, services, resetPassword, resetPasswordPayload, (input, visitor) =>
    finishReset(services, input, visitor),
  );
}

function lostItemRoutes(app: FastifyInstance, services: Services): void {
  publicRoute(app, services, lostItemBegin, lostItemBeginPayload, async (input, visitor) => ({
    result: await beginLost(services, input, visitor),
  }));
  publicRoute(app, services, lostItemProve, provenPayload, async (input, visitor) => ({
    result: await proveLost(services, input, visitor),
  }));
  publicRoute(app, services, lostItemWithout, lostItemWithoutPayload, async (input, visitor) => ({
    result: await lostWithout(services, input, visitor),
  }));
  publicRoute(app, services, lostItemName, lostItemNamePayload, async (input, visitor) => ({
    result: await nameLost(services, input, visitor),
  }));
  publicRoute(app, services, lostItemState, wayBackQuery, async ({ uuid }, visitor) => {
    const { db, clock } = services;
    const row = await ownLost(db, uuid, visitor);
    const account = await accountById(db, row.account_id);
    if (!account) throw new Refusal('lostItemUnknown');
    return { result: await stateOfLost(db, clock(), account, row) };
  });
  publicRoute(app, services, lostItemStop, lostItemStopPayload, async (input, visitor) => ({
    result: await stopLost(services, input, visitor),
  }));
}
