import type { FactorList } from '@gatehouse/contract/account/factors';
import type { FactorsEvent, FactorsState } from './factors-flow.ts';

/** A step that shows the list. */
export type Listed = Extract<FactorsState, { list: FactorList }>;
export type FactorsPart = { readonly state: Listed; readonly tell: (event: FactorsEvent) => void };
