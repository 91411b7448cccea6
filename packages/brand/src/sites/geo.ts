import type { Site } from '@gatehouse/rules/site/site';

/** Georgia. */
export const geo: Site = {
  id: 'GEO',
  kind: 'regional',
  environment: 'default',
  hosts: ['ge.localhost'],
  region: 'GE',
  languages: {
    list: ['ka-GEO', 'ru-GEO', 'en-GEO'],
    otherwise: 'ka-GEO',
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
  // REGION-06
  residence: { dialog: 'ResidenceConfirm', residents: ['GE'], asks: 'all-but-residents' },
  copyrightFooter: true,
  cookiePolicy: '/terms-service/cookiePolicy',
  cookieSuffix: '_ge',
  entity: {
    name: 'Gatehouse Georgia (demo) LLC',
    licence: 'Fictional registration no. GE-DEMO-0026 as a virtual-asset service provider',
    regulator: 'Demo Caucasus Bank Office (fictional)',
    translations: {
      ka: {
        licence: 'გამოგონილი რეგისტრაცია № GE-DEMO-0026 ვირტუალური აქტივის მომსახურების პროვაიდერად',
        regulator: 'დემო კავკასიის საბანკო ოფისი (გამოგონილი)',
      },
      ru: {
        licence: 'Вымышленная регистрация № GE-DEMO-0026 в качестве поставщика услуг виртуальных активов',
        regulator: 'Кавказское банковское управление «Демо» (вымышленное)',
      },
    },
  },
  look: { hue: 315, seal: { lobes: 9, depth: 0.26, turns: 4, rings: 4 } },
};
