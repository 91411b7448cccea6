import { type MagpieResult, magpieChallenge } from '@gatehouse/contract/captcha/captcha';
import { codes } from '@gatehouse/contract/errors/codes';
import { getPlatform } from '../../../../platform/page/browser.ts';
import type { CaptchaPlace } from '../../frame/captcha-widget.ts';

const NOT_FOUND = 404;

/** `unknown`: the API has no such call. `none`: it refused, or no answer came. */
export type AskedMagpie = MagpieResult | 'unknown' | 'none';

/** CAPT-08: asks for a challenge. */
export async function askMagpie(
  { page, scene }: CaptchaPlace,
  more: { readonly visible?: boolean; readonly signal?: AbortSignal } = {},
): Promise<AskedMagpie> {
  let status: number | undefined;
  const { signal } = more;
  const query = more.visible ? ({ scene, visible: '1' } as const) : { scene };
  const { ret_code, result } = await getPlatform(page).ask(magpieChallenge, query, {
    ...(signal ? { signal } : {}),
    onError: (error) => {
      status = error.response?.status;
    },
  });
  if (status === NOT_FOUND || ret_code === codes.notFound) return 'unknown';
  return (ret_code === codes.success && result) || 'none';
}
