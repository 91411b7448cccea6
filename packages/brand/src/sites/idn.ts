import type { Site } from '@gatehouse/rules/site/site';

/** Indonesia. */
export const idn: Site = {
  id: 'IDN',
  kind: 'regional',
  environment: 'default',
  hosts: ['id.localhost'],
  region: 'ID',
  languages: {
    list: ['id-IDN', 'en-IDN'],
    otherwise: 'id-IDN',
    rule: 'LANG-17',
    match: 'base',
  },
  compliance: true,
  content: { global: [] },
  paths: { login: '/login', register: '/register' },
  registration: { type: 1, layout: 'new-brand', scene: '31004', sampleBonusUsd: 50 },
  loginScene: '31000',
  destinations: { dashboard: true, home: false },
  consent: 'notice',
  copyrightFooter: false,
  cookiePolicy: '/terms-service/cookiePolicy',
  cookieSuffix: '_id',
  entity: {
    name: 'PT Gatehouse Indonesia (demo)',
    licence: 'Fictional permit no. ID-DEMO-0092 as a digital-asset trader',
    regulator: 'Demo Nusantara Exchange Office (fictional)',
    translations: {
      id: {
        licence: 'Izin fiktif no. ID-DEMO-0092 sebagai pedagang aset digital',
        regulator: 'Kantor Bursa Nusantara Demo (fiktif)',
      },
    },
  },
  look: { hue: 130, seal: { lobes: 18, depth: 0.3, turns: 5, rings: 2 } },
};
