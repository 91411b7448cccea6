import type { RegistrationMethod } from '@gatehouse/rules/site/registration-variant';
import type { RegistrationEvent, Way } from './registration-state.ts';

export type Tell = (event: RegistrationEvent) => void;
/** How the first screen asks. */
export type Start = { readonly method: RegistrationMethod; readonly way: Way };
