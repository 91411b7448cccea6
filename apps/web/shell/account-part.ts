import type { UserInfoResult } from '@gatehouse/contract/session/session';
import type { ComponentType } from 'react';

/** What the header has of somebody who is logged in. */
export type AccountPart = ComponentType<{ user: UserInfoResult }>;
