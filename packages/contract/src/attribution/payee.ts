import type { Channel, Medium } from '@gatehouse/rules/attribution/channel';
import { codes } from '../errors/codes.ts';
import { type Scene, scenes } from './affiliate.ts';

type Answer = { readonly ret_code: number; readonly result?: unknown };

/** AFF-08: who is credited by an answer of the API: `null` no one; `undefined`: the answer does not say. */
export type Payee = Channel | null | undefined;

const mediumOfScene: Readonly<Record<Scene, Medium>> = {
  [scenes.normal]: 'normal',
  [scenes.affiliate]: 'affiliate',
  [scenes.referral]: 'referral',
  [scenes.broker]: 'broker',
};

/**
 * AFF-04, AFF-05, AFF-09: who is credited for a code, by what code/info or common-share-info answered. The scene says
 * the medium. An unknown or ended code credits no one; a failure says nothing.
 * @param code as the address has it; a code in the answer comes before it
 */
export function payeeOfCode(code: string, { ret_code, result }: Answer): Payee {
  if (ret_code === codes.invitationEnded || ret_code === codes.inviterUnknown) return null;
  if (ret_code !== codes.success) return undefined;
  const { scene, info, code: answered } = fieldsOf(result);
  const medium = mediumOfScene[scene as Scene] as Medium | undefined;
  if (fieldsOf(info).success !== true || medium === 'normal') return null;
  const userCode = textOf(answered) ?? code;
  return medium && userCode ? { medium, userCode } : undefined;
}

/** AFF-03, AFF-09: the code under which an affiliate is credited, by what anonymity answered, where one comes. */
export function payeeOfAffiliate({ ret_code, result }: Answer): Payee {
  if (ret_code === codes.invitationEnded) return null;
  const userCode = ret_code === codes.success ? textOf(fieldsOf(result).code) : undefined;
  return userCode === undefined ? undefined : { medium: 'affiliate', userCode };
}

function textOf(given: unknown): string | undefined {
  return (typeof given === 'string' && given.trim()) || undefined;
}

function fieldsOf(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
}
