import { DEFAULT_PLATFORM } from '@gatehouse/contract/call/request-headers';
import type { FramedRedirect } from '@gatehouse/contract/oauth/endpoints';
import { type Leavable, targetOf } from '../../platform/navigation/navigate.ts';
import { getPlatform, type PlatformFrame } from '../../platform/page/browser.ts';
import { headersOf } from '../../platform/request/headers.ts';

/**
 * OAUTH-04: where the provider sends a frame, which asks by a call: a navigation would not carry its token.
 * @param to of the provider, on this origin
 * @throws {Error} if no answer comes, or one without an address
 */
export async function framedRedirect(page: PlatformFrame, to: Leavable): Promise<Leavable> {
  const { token } = getPlatform(page);
  const said = { token: token.read(), frame: token.framedBy() };
  const headers = headersOf({ ...said, language: page.language.value, platform: DEFAULT_PLATFORM });
  const answer = await fetch(to, { headers });
  const { redirect_url = '' } = (await answer.json()) as Partial<FramedRedirect>;
  // Its own pages by path; else the provider has checked that it is the application's.
  const { href, origin } = new URL(redirect_url, location.href);
  return targetOf({ value: href }, [origin]);
}
