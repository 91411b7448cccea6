import type { Site } from '@gatehouse/rules/site/site';
import { global } from './global.ts';

// A test network has no real accounts: it asks no question about residence.
const { residence: _, ...base } = global;

/** The test network: the global site with an environment of its own (SITE-02) and content hosts of its own (SITE-04). */
export const testnet: Site = {
  ...base,
  id: 'TESTNET',
  kind: 'testnet',
  environment: 'testnet',
  hosts: ['testnet.localhost'],
  content: { ...global.content, prefix: 'testnet-', blog: 'newblog' },
  cookieSuffix: '_testnet',
  entity: {
    name: 'Gatehouse Test Network (demo)',
    licence: 'Test network. Balances have no value.',
  },
  look: { hue: 95, seal: { lobes: 5, depth: 0.5, turns: 2, rings: 2 } },
};
