import { defaultBrand } from '@gatehouse/brand/default-brand';
import { subAccountLogin } from '@gatehouse/contract/account/sub-account';
import { type MagpieChallenge, magpieChallenge } from '@gatehouse/contract/captcha/captcha';
import { challengeSend } from '@gatehouse/contract/login/challenge';
import { login, loginBegin, loginCompliance } from '@gatehouse/contract/login/login';
import { thirdPartyRegister } from '@gatehouse/contract/login/third-party';
import { factorRecoveryBegin, resetBegin } from '@gatehouse/contract/recovery/account-recovery';
import { lockBegin, unblockBegin } from '@gatehouse/contract/recovery/ban';
import {
  registrationInfo,
  sendVerifyItem,
  verifyRegisterEmail,
  verifyRegisterMobile,
} from '@gatehouse/contract/registration/registration';
import { type SceneOf, sceneCode } from '@gatehouse/rules/login/scene';
import { siteOf } from '@gatehouse/rules/site/site-of';
import { solveMagpie } from '../../scripts/captcha/solve-magpie.ts';

/** CAPT-08: the calls that a captcha protects. */
const SCENES: ReadonlyMap<string, SceneOf> = new Map([
  ...[login, loginCompliance, loginBegin, subAccountLogin, challengeSend].map(({ path }) => [path, 'login'] as const),
  ...[resetBegin, factorRecoveryBegin, unblockBegin, lockBegin].map(({ path }) => [path, 'login'] as const),
  ...[registrationInfo, sendVerifyItem].map(({ path }) => [path, 'register'] as const),
  ...[verifyRegisterEmail, verifyRegisterMobile].map(({ path }) => [path, 'register'] as const),
  [thirdPartyRegister.path, 'third-party'] as const,
]);

type Get = (path: string) => Promise<{ readonly status: number; readonly text: string }>;

/**
 * What a page adds to a protected call: the solution of a challenge. Nothing for other calls, and where the API has no challenges or
 * cannot be reached.
 * @param get asks the API as the caller of the call, with its device
 * @param host of the site
 */
export async function proofFor(path: string, get: Get, host: string): Promise<object> {
  const scene = sceneOf(path, host);
  if (scene === undefined) return {};
  const { status, text } = await get(`${magpieChallenge.path}?scene=${scene}`);
  const challenge = status === 200 ? challengeIn(text) : undefined;
  if (!challenge) return {};
  const token = await solveMagpie(challenge);
  return { magpie_verify_info: { token, scene } };
}

function sceneOf(path: string, host: string): string | undefined {
  const action = SCENES.get(path);
  return action && sceneCode(siteOf(defaultBrand, host).value, action);
}

function challengeIn(text: string): MagpieChallenge | undefined {
  return (JSON.parse(text) as { result?: { challenge?: MagpieChallenge } }).result?.challenge;
}
