import type { Brand, ConsentPurpose } from '@gatehouse/rules/site/brand';
import type { OwnStore } from './own-store.ts';

/** Equals `ATTRIBUTION_MS`, whose module is loaded only where there is something to attribute. */
const ATTRIBUTED_MS = 30 * 86_400_000;

/** Own entries that need consent. Every page needs these; the necessary ones (`own-storage.ts`) only where they are shown. */
export const consentedStores: readonly OwnStore[] = [
  { id: 'timing', name: () => 'signup-timing', purpose: 'analytics', where: ['tab'], kept: 'tab' },
  { id: 'attribution', name: () => 'attribution', purpose: 'marketing', where: ['local'], kept: ATTRIBUTED_MS },
];

/** Names of the own entries of these purposes, to be removed when consent is withdrawn. */
export function consentedStoresOf(purposes: readonly ConsentPurpose[], keys: Brand['keys']): readonly string[] {
  return consentedStores
    .filter(({ purpose }) => (purposes as readonly string[]).includes(purpose))
    .map(({ name }) => name(keys));
}

/** Set in a tab that reloads because consent was withdrawn: data that scripts write while unloading is removed as well. */
export const WITHDRAWN_KEY = 'consent-withdrawn';
