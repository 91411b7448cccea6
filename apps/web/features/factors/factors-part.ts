import type { FactorList } from '@gatehouse/contract/account/factors';
import type { FactorsEvent, FactorsState } from './factors-flow.ts';

/** A step in which there is a list to show. */
export type Listed = Extract<FactorsState, { list: FactorList }>;
export type FactorsPart = { readonly state: Listed; readonly tell: (event: FactorsEvent) => void };
