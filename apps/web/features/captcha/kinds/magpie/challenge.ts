import { type MagpieResult, magpieChallenge } from '@gatehouse/contract/captcha/captcha';
import { captchaKindOf } from '@gatehouse/contract/captcha/captcha-kinds';
import { codes } from '@gatehouse/contract/errors/codes';
import type { CaptchaKind } from '@gatehouse/rules/captcha/captcha';
import { getPlatform } from '../../../../platform/page/browser.ts';
import { type Refused, refusedBy } from '../../../forms/submit-answer.ts';
import type { CaptchaPlace } from '../../frame/captcha-widget.ts';

const NOT_FOUND = 404;

/** `unknown`: the API has no such call. `refused`: it refused, or no answer came. */
export type AskedMagpie =
  | MagpieResult
  | { readonly demand: 'unknown' }
  | { readonly demand: 'refused'; readonly refused: Refused };

const notLoaded = new Map<string, readonly CaptchaKind[]>();

/** CAPT-06: the captchas that an outage drill keeps from loading in a scene, as the API last said. */
export function drilledOut(scene: string): readonly CaptchaKind[] {
  return notLoaded.get(scene) ?? [];
}

/** CAPT-08: asks for a challenge. */
export async function askMagpie(
  { page, scene }: CaptchaPlace,
  more: { readonly visible?: boolean; readonly signal?: AbortSignal } = {},
): Promise<AskedMagpie> {
  let status: number | undefined;
  const { signal } = more;
  const query = more.visible ? ({ scene, visible: '1' } as const) : { scene };
  const answer = await getPlatform(page).ask(magpieChallenge, query, {
    ...(signal ? { signal } : {}),
    onError: (error) => {
      status = error.response?.status;
    },
  });
  const { ret_code, result } = answer;
  if (status === NOT_FOUND || ret_code === codes.notFound) return { demand: 'unknown' };
  if (ret_code !== codes.success || !result) return { demand: 'refused', refused: refusedBy(answer) };
  const away = (result.outages ?? []).filter(({ part }) => part !== 'check').map(({ kind }) => captchaKindOf(kind));
  notLoaded.set(
    scene,
    away.filter((kind) => kind !== undefined),
  );
  return result;
}
