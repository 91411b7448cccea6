import { verifiedPayload } from '@gatehouse/contract/login/challenge.schema';
import {
  banInfo,
  banStatus,
  lockAccount,
  lockBegin,
  lockVerify,
  unblockBegin,
  unblock as unblockCall,
  unblockVerify,
} from '@gatehouse/contract/recovery/ban';
import {
  banInfoPayload,
  banStatusPayload,
  type LockBeginPayload,
  lockBeginPayload,
  unblockBeginPayload,
  verifiedChallenge,
} from '@gatehouse/contract/recovery/ban.schema';
import type { FastifyInstance } from 'fastify';
import { atFixedTimes } from '../../http/fixed-times.ts';
import { publicResult, publicRoute } from '../../http/route.ts';
import type { Services } from '../../kernel/services.ts';
import { withCaptcha } from '../../verification/captcha/require-captcha.ts';
import { beginLock, lock, verifyLock } from './lock.ts';
import { beginUnblock, readBan, unblock, verifyUnblock } from './unblock.ts';

const UNBLOCKS = { scene: 'login', action: 'unblock' } as const;

/** BAN-01 to BAN-05, and how an account is locked and unlocked by its owner. None of them needs a session. */
export function banRoutes(app: FastifyInstance, services: Services): void {
  publicRoute(app, services, banStatus, banStatusPayload, async (input, visitor) => {
    const { is_self_help_baned, baned_time, now } = await readBan(services, input, visitor);
    return { result: { is_self_help_baned, baned_time, now } };
  });
  publicResult(app, services, banInfo, banInfoPayload, readBan);
  publicRoute(
    app,
    services,
    unblockBegin,
    unblockBeginPayload,
    withCaptcha(services, UNBLOCKS, async (input, visitor) => ({
      result: await atFixedTimes(() => beginUnblock(services, input, visitor)),
    })),
  );
  publicResult(app, services, unblockVerify, verifiedPayload, verifyUnblock);
  publicRoute(app, services, unblockCall, verifiedChallenge, async ({ uuid }, visitor) => {
    await unblock(services, uuid, visitor);
    return { result: { unblocked: true } };
  });
  // A session's own account is named by nobody else.
  const byName = { ...UNBLOCKS, unless: ({ login_name }: LockBeginPayload) => login_name === undefined };
  publicRoute(
    app,
    services,
    lockBegin,
    lockBeginPayload,
    withCaptcha(services, byName, async (input, visitor) => ({
      result: await atFixedTimes(() => beginLock(services, input, visitor)),
    })),
  );
  publicResult(app, services, lockVerify, verifiedPayload, verifyLock);
  publicRoute(app, services, lockAccount, verifiedChallenge, async ({ uuid }, visitor) => ({
    result: await lock(services, uuid, visitor),
  }));
}
