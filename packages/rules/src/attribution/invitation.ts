import { type Decision, decide, type Rule } from '../decision.ts';
import { affiliateId } from './affiliate-id.ts';
import { type AttributionValues, attributionIn } from './attribution-values.ts';
import { channelOf } from './channel.ts';
import { inviteCode } from './invite-code.ts';

/** The inviter that the address of a page names. */
export type Invitation =
  | { readonly by: 'affiliate'; readonly id: string; readonly group?: string }
  | { readonly by: 'token'; readonly token: string }
  | { readonly by: 'code'; readonly code: string }
  /** The address names an inviter by what cannot be a code. */
  | { readonly by: 'unreadable' }
  | { readonly by: 'nobody' };

/** The part of URLSearchParams that is used here; rules compile without DOM types. */
type Query = { getAll(name: string): readonly string[] };
const { URLSearchParams: QueryOf } = globalThis as unknown as { URLSearchParams: new (text: string) => Query };

const TOKEN = /^[\w.~-]{1,256}$/;

type InvitationFacts = { readonly values: AttributionValues; readonly token: string | undefined };

const fitting = (form: RegExp, value: string | undefined) => (value && form.test(value) ? value : undefined);

const table: readonly Rule<InvitationFacts, Invitation>[] = [
  {
    rule: 'AFF-01 AFF-02 AFF-08',
    check: 'an affiliate’s id says who is paid',
    answer: ({ values }) => byAffiliate(values),
  },
  {
    rule: 'AFF-05',
    check: 'token has the form of a shared invitation',
    answer: ({ token }) => {
      const shared = fitting(TOKEN, token);
      return shared === undefined ? undefined : { by: 'token', token: shared };
    },
  },
  {
    rule: 'AFF-04 AFF-08',
    check: 'brokerId or ref has the form of a code',
    answer: ({ values }) => {
      const code = inviteCode(channelOf(values).value.userCode);
      return code === undefined ? undefined : { by: 'code', code };
    },
  },
  {
    rule: 'AFF-04',
    check: 'token or code has not the form of one',
    answer: ({ values, token }) =>
      token !== undefined || channelOf(values).value.userCode !== '' ? { by: 'unreadable' } : undefined,
  },
  { rule: 'AFF-02', check: 'nothing that can be asked about', answer: () => ({ by: 'nobody' }) },
];

/**
 * AFF-01 to AFF-05, AFF-08: what a landing page asks the API about: the inviter who is paid for a visitor who arrives by
 * this address, as `channelOf` has it, or a shared invitation. Where the code is malformed no other is looked up in
 * their place; the page then shows without a card, and says so.
 * @param search the page's query, with or without its question mark
 */
export function invitationIn(search: string): Decision<Invitation> {
  const { value: values, trace: read } = attributionIn(search);
  const token = new QueryOf(search).getAll('token').find((one) => one !== '');
  const { value, trace } = invitationBy(values, token);
  return { value, trace: [...read, ...trace] };
}

/** The same by the values of a touch, which never has a token. */
export function invitationBy(values: AttributionValues, token?: string): Decision<Invitation> {
  const { value, trace } = decide(table, { values, token });
  // A token is good for what it was sent for; no trace repeats it.
  return { value, trace: trace.map((step) => (step.outcome === 'won' ? { ...step, detail: value.by } : step)) };
}

function byAffiliate({ affiliate_id, group_id }: AttributionValues): Invitation | undefined {
  const id = affiliateId(affiliate_id);
  if (id === undefined) return undefined;
  const group = affiliateId(group_id);
  return group === undefined ? { by: 'affiliate', id } : { by: 'affiliate', id, group };
}
