import type { Site } from '@gatehouse/rules/site/site';

/** Türkiye: pages, register type and login scene of its own. */
export const tur: Site = {
  id: 'TUR',
  kind: 'regional',
  environment: 'default',
  hosts: ['tr.localhost'],
  region: 'TR',
  languages: {
    list: ['tr-TUR', 'en-TR'],
    otherwise: 'tr-TUR',
    rule: 'LANG-08',
    match: 'exact',
    // LANG-16
    signUp: ['tr-TUR', 'en-TR'],
  },
  compliance: true,
  content: { global: [] },
  paths: { login: '/tr-login', register: '/tr-register' },
  registration: { type: 44, layout: 'new-brand', scene: '31004', sampleBonusUsd: 50 },
  loginScene: '31013',
  destinations: { dashboard: true, home: true },
  consent: 'notice',
  // BAN-02
  selfUnblock: false,
  copyrightFooter: true,
  cookieSuffix: '_tr',
  entity: {
    name: 'Gatehouse Türkiye (demo) A.Ş.',
    licence: 'Fictional permission no. TR-DEMO-0105 as a crypto-asset service provider',
    regulator: 'Demo Capital Board (fictional)',
    translations: {
      tr: {
        licence: 'Kripto varlık hizmet sağlayıcılığı için TR-DEMO-0105 numaralı kurgusal izin',
        regulator: 'Demo Sermaye Kurulu (kurgusal)',
      },
    },
  },
  look: { hue: 195, seal: { lobes: 10, depth: 0.46, turns: 7, rings: 3 } },
};
