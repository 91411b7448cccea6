import type { TokenAnswer } from '@gatehouse/contract/oauth/standard-messages';
import { type Exchange, isSuccess, membersOf } from './http-message.ts';

/** The tokens of a successful answer; undefined: it has none. */
export function tokensIn(exchange: Exchange): TokenAnswer | undefined {
  const members = membersOf(exchange.answer);
  const text = (name: string) => {
    const value = members[name];
    return typeof value === 'string' && value !== '' ? { [name]: value } : {};
  };
  if (!isSuccess(exchange) || typeof members.access_token !== 'string') return undefined;
  return { access_token: members.access_token, ...text('refresh_token'), ...text('id_token'), ...text('scope') };
}
