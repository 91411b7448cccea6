import type { Proof, Way } from '@gatehouse/contract/challenge';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import type { ChallengeRow } from './tables.ts';

/** Of one way. */
export type ProofBy<By extends Way> = Extract<Proof, { by: By }>;

/**
 * What a right proof still does in the transaction that it opens the door in: it uses itself up. Answers false when it has
 * been used meanwhile. `accountId` is who has proved it, where the challenge did not say (a passkey as the first factor).
 */
export type Right = { readonly accountId?: string; readonly take: (step: Db) => Promise<boolean> };

/** Undefined: it is wrong. May throw a refusal that says more. Never changes anything by itself but counts. */
export type CheckWay<By extends Way> = (
  services: Services,
  challenge: ChallengeRow,
  proof: ProofBy<By>,
  visitor: Visitor,
) => Promise<Right | undefined>;
