import { loginCaptchaInfo, magpieChallenge, signUpCaptchaInfo } from '@gatehouse/contract/captcha/captcha';
import { captchaInfoQuery, magpieChallengeQuery } from '@gatehouse/contract/captcha/captcha.schema';
import { captchaWire } from '@gatehouse/contract/captcha/captcha-kinds';
import { type SceneOf, sceneCode } from '@gatehouse/rules/login/scene';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../../http/route.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { countAll } from '../../rate-limit/count-all.ts';
import { demandOf } from './require-captcha.ts';

const SCENES: readonly SceneOf[] = ['login', 'register', 'third-party', 'trading-tool'];

/** CAPT-07, CAPT-08: what a captcha is begun with. What one costs us is bounded: by address, by device, and over all. */
export function captchaRoutes(app: FastifyInstance, services: Services): void {
  const { captcha } = services;
  publicRoute(app, services, magpieChallenge, magpieChallengeQuery, async ({ scene, visible }, visitor) => {
    if (!SCENES.some((one) => sceneCode(visitor.site, one) === scene)) throw invalidField('scene', 'it is none here');
    // A look is counted too: it costs us counters of its device, and a stranger brings a new one each time.
    if (visible || captcha.asksOf(visitor.site, scene) !== 'never') await count(services, visitor);
    const demand = await demandOf(services, scene, visitor, { isLook: true });
    const made = visible ? 'visible' : demand;
    const outages = (await captcha.outagesOf(scene, visitor)).map(({ kind, part }) => ({
      kind: captchaWire[kind].spelling,
      part,
    }));
    const drilled = outages.length > 0 ? { outages } : {};
    if (made === 'none' || outages.some(({ kind }) => kind === captchaWire.magpie.spelling)) {
      return { result: { demand, ...drilled } };
    }
    const { challenge, expiresAt } = await captcha.makeMagpie({ scene, visitor, demand: made });
    return { result: { demand, challenge, expires_at: expiresAt, ...drilled } };
  });
  for (const [call, scene] of [
    [loginCaptchaInfo, 'login'],
    [signUpCaptchaInfo, 'register'],
  ] as const) {
    publicRoute(app, services, call, captchaInfoQuery, async (_input, visitor) => {
      await count(services, visitor);
      return { result: await captcha.geetestInfo(visitor, sceneCode(visitor.site, scene)) };
    });
  }
}

/** @throws {Refusal} addressLimit, deviceOrAccountLimit */
async function count({ limits }: Services, { address, device }: Visitor): Promise<void> {
  await countAll(limits, [
    ['captchasByAddress', address],
    ['captchasByDevice', device],
  ]);
}
