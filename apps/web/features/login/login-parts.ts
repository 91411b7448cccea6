import type { LoginWay } from '@gatehouse/rules/login/login-ways';
import type { ComponentType } from 'react';
import type { FormWayId } from './ways/form-ways.ts';

/**
 * What the page puts into the login form from other features: LOGIN-06, a button for each company whose accounts are taken;
 * LOGIN-05, what opens a code to scan.
 */
export type LoginParts = Readonly<Record<Exclude<LoginWay, FormWayId>, ComponentType>>;
