import type { UserInfoResult } from '@gatehouse/contract/session/session';
import type { ComponentType } from 'react';

/** The part of the header for a logged-in user. */
export type AccountPart = ComponentType<{ user: UserInfoResult }>;
