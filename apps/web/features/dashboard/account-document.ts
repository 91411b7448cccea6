import type { KycStatus } from '@gatehouse/contract/region/kyc';
import type { UserInfoResult } from '@gatehouse/contract/session/session';

/** Of the account; times are epoch ms, 0: never. */
export type AccountDocument = {
  readonly id: number;
  readonly member_since: number;
  readonly identity: Pick<KycStatus, 'state' | 'level' | 'submitted_at' | 'decided_at' | 'vague_name'>;
  readonly passkeySince: number;
  readonly appSince: number;
};

export type PassportProps = {
  readonly user: UserInfoResult;
  /** Undefined: it could not be read. */
  readonly account: AccountDocument | undefined;
  /** SESS-08; null: it could not be read. */
  readonly verified: boolean | null;
};
