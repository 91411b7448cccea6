import { verifiedPayload } from '@gatehouse/contract/login/challenge.schema';
import {
  factorRecoveryBegin,
  factorRecoveryCancel,
  factorRecoveryList,
  factorRecoveryName,
  factorRecoveryState,
  factorRecoveryStop,
  factorRecoveryVerify,
  factorRecoveryWithout,
  resetBegin,
  resetPassword,
  resetState,
  resetVerify,
} from '@gatehouse/contract/recovery/account-recovery';
import {
  accountRecoveryQuery,
  type FactorRecoveryBeginPayload,
  factorRecoveryBeginPayload,
  factorRecoveryNamePayload,
  factorRecoveryStopPayload,
  factorRecoveryWithoutPayload,
  resetBeginPayload,
  resetPasswordPayload,
} from '@gatehouse/contract/recovery/account-recovery.schema';
import type { FastifyInstance } from 'fastify';
import { accountById } from '../../accounts/accounts.ts';
import { atFixedTimes } from '../../http/fixed-times.ts';
import { publicResult, publicRoute } from '../../http/route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { privateRoute } from '../../sessions/private-route.ts';
import { withCaptcha } from '../../verification/captcha/require-captcha.ts';
import { beginFactorRecovery } from './begin-factor-recovery.ts';
import { beginReset } from './begin-password-reset.ts';
import { cancelFactorRecovery, listFactorRecoveries, stopFactorRecovery } from './cancel-factor-recovery.ts';
import { ownFactorRecovery, stateOfFactorRecovery } from './find-factor-recovery.ts';
import { stateOfReset } from './find-password-reset.ts';
import { finishReset } from './finish-password-reset.ts';
import { lostWithout, nameFactorRecovery } from './set-recovery-name.ts';
import { verifyFactorRecovery } from './verify-factor-recovery.ts';
import { verifyReset } from './verify-password-reset.ts';

const RECOVERS = { scene: 'login', action: 'recover' } as const;

/** SHELL-10: account recovery. */
export function accountRecoveryRoutes(app: FastifyInstance, services: Services): void {
  resetRoutes(app, services);
  factorRecoveryRoutes(app, services);
  privateRoute(app, services, factorRecoveryList, undefined, async (_input, who) => ({
    result: { requests: await listFactorRecoveries(services, who) },
  }));
  privateRoute(app, services, factorRecoveryCancel, accountRecoveryQuery, async (input, who) => ({
    result: { requests: await cancelFactorRecovery(services, input, who) },
  }));
}

function resetRoutes(app: FastifyInstance, services: Services): void {
  publicRoute(
    app,
    services,
    resetBegin,
    resetBeginPayload,
    withCaptcha(services, RECOVERS, async (input, visitor) => ({
      result: await atFixedTimes(() => beginReset(services, input, visitor)),
    })),
  );
  publicResult(app, services, resetVerify, verifiedPayload, verifyReset);
  publicRoute(app, services, resetState, accountRecoveryQuery, async ({ uuid }, visitor) => ({
    result: await stateOfReset(services, uuid, visitor),
  }));
  publicRoute(app, services, resetPassword, resetPasswordPayload, (input, visitor) =>
    finishReset(services, input, visitor),
  );
}

function factorRecoveryRoutes(app: FastifyInstance, services: Services): void {
  // A reset's own uuid was proved before.
  const protection = { ...RECOVERS, unless: (input: FactorRecoveryBeginPayload) => 'reset' in input };
  publicRoute(
    app,
    services,
    factorRecoveryBegin,
    factorRecoveryBeginPayload,
    withCaptcha(services, protection, async (input, visitor) => ({
      result: await beginFactorRecovery(services, input, visitor),
    })),
  );
  publicResult(app, services, factorRecoveryVerify, verifiedPayload, verifyFactorRecovery);
  publicResult(app, services, factorRecoveryWithout, factorRecoveryWithoutPayload, lostWithout);
  publicResult(app, services, factorRecoveryName, factorRecoveryNamePayload, nameFactorRecovery);
  publicRoute(app, services, factorRecoveryState, accountRecoveryQuery, async ({ uuid }, visitor) => {
    const { db, clock } = services;
    const row = await ownFactorRecovery(db, uuid, visitor);
    const account = await accountById(db, row.account_id);
    if (!account) throw new Refusal('lostItemUnknown');
    return { result: await stateOfFactorRecovery(db, clock(), account, row) };
  });
  publicResult(app, services, factorRecoveryStop, factorRecoveryStopPayload, stopFactorRecovery);
}
