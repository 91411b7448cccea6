import type { Site } from '@gatehouse/rules/site/site';
import type { Services } from '../../kernel/services.ts';
import { type Decided, decideIdentity } from './decide-identity.ts';
import type { Decision, IdentityCase } from './identity-review.ts';
import { type Identity, openIdentity } from './seal.ts';

const LISTED = 100;

/** What waits for a decision. `id` is the account's number in its environment; `submitted_at` epoch ms. */
export type WaitingIdentity = Omit<IdentityCase, keyof Identity> & {
  readonly id: number;
  readonly environment: Site['environment'];
  readonly submitted_at: number;
} & (Identity | Unreadable);

/** It was wrapped under another key. */
type Unreadable = { readonly unreadable: true };

/** For operators alone: it reads what names people. */
export type IdentityDesk = {
  /** The longest waiting first, at most a hundred. */
  readonly waiting: () => Promise<readonly WaitingIdentity[]>;
  /** `submitted_at` is that of the list: so that nothing is decided but what was looked at. */
  readonly decide: (
    which: Pick<WaitingIdentity, 'id' | 'environment' | 'submitted_at'>,
    decision: Decision,
  ) => Promise<Decided>;
};

export function openIdentityDesk(services: Services): IdentityDesk {
  const { db } = services;
  return {
    waiting: async () => {
      const rows = await db
        .selectFrom('identity_check')
        .innerJoin('account', 'account.id', 'identity_check.account_id')
        .select([
          'account.public_id as id',
          'account.environment',
          'country',
          'document_type',
          'sealed',
          'submitted_at',
        ])
        .where('state', '=', 'submitted')
        .orderBy('submitted_at')
        .limit(LISTED)
        .execute();
      return rows.map(({ sealed, ...row }) => ({ ...row, ...opened(services, sealed) }));
    },
    decide: async ({ id, environment, submitted_at }, decision) => {
      const account = await db
        .selectFrom('account')
        .select(['id', 'environment', 'site'])
        .where('public_id', '=', id)
        .where('environment', '=', environment)
        .executeTakeFirst();
      return account ? decideIdentity(services, account, submitted_at, decision) : 'nothing-waits';
    },
  };
}

/** One that cannot be read does not hide the others. */
function opened(services: Services, sealed: string): Identity | Unreadable {
  try {
    return openIdentity(services, { sealed });
  } catch {
    return { unreadable: true };
  }
}
