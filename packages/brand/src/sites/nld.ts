import type { Site } from '@gatehouse/rules/site/site';

/** Netherlands. */
export const nld: Site = {
  id: 'NLD',
  kind: 'regional',
  environment: 'default',
  hosts: ['nl.localhost'],
  region: 'NL',
  languages: {
    list: ['nl-NL', 'en-NL'],
    otherwise: 'nl-NL',
    rule: 'LANG-17',
    match: 'base',
  },
  compliance: true,
  content: { global: ['blog'] },
  paths: { login: '/login', register: '/register' },
  registration: { type: 1, layout: 'new-brand', scene: '31004', sampleBonusUsd: 50 },
  loginScene: '31000',
  destinations: { dashboard: false, home: false },
  consent: 'opt-in',
  // REGION-08
  kyc: { countries: ['NL'], forced: true },
  copyrightFooter: true,
  cookieSuffix: '_nl',
  entity: {
    name: 'Gatehouse Nederland (demo) B.V.',
    licence: 'Fictional registration no. NL-DEMO-0033 as a crypto service provider',
    regulator: 'Demo Delta Supervisor (fictional)',
    translations: {
      nl: {
        licence: 'Fictieve registratie nr. NL-DEMO-0033 als aanbieder van cryptodiensten',
        regulator: 'Demo Delta Toezichthouder (fictief)',
      },
    },
  },
  look: { hue: 45, seal: { lobes: 6, depth: 0.36, turns: 5, rings: 5 } },
};
