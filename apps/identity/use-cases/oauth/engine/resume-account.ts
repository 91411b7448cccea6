import type { IncomingMessage } from 'node:http';
import { openidPaths } from '@gatehouse/contract/oauth/endpoints';
import type { Provider } from 'oidc-provider';
import type { Caller } from './caller.ts';
import { pageOf } from './engine-options.ts';

const RESUME = new RegExp(`^${openidPaths.authorization}/([\\w-]{1,64})$`);

/**
 * Where a browser goes that resumes a request which one account has answered, while another one is logged in by now: back to the page,
 * for the account that is logged in to answer. The provider would log that one out. Undefined: it resumes.
 */
export async function pageOfOtherAccount(
  provider: Provider,
  { method, url = '' }: IncomingMessage,
  { who }: Caller,
): Promise<string | undefined> {
  const [, uid] = RESUME.exec(url.split('?', 1)[0] ?? '') ?? [];
  if (method !== 'GET' || uid === undefined || !who) return undefined;
  const interaction = await provider.Interaction.find(uid);
  const answered = (interaction?.result?.login as { readonly accountId?: string } | undefined)?.accountId;
  return interaction && answered !== undefined && answered !== who.account_id ? pageOf(interaction) : undefined;
}
