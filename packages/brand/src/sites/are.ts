import type { Site } from '@gatehouse/rules/site/site';

/** United Arab Emirates. */
export const are: Site = {
  id: 'ARE',
  kind: 'regional',
  environment: 'default',
  hosts: ['ae.localhost'],
  region: 'AE',
  languages: {
    list: ['en-ARE', 'ar-ARE'],
    otherwise: 'en-ARE',
    rule: 'LANG-17',
    match: 'base',
  },
  compliance: true,
  content: { global: ['blog', 'learn', 'announcements'] },
  paths: { login: '/login', register: '/register' },
  registration: { type: 1, layout: 'new-ui', scene: '31004', sampleBonusUsd: 50 },
  loginScene: '31000',
  destinations: { dashboard: true, home: false },
  consent: 'notice',
  // REGION-07
  residence: { dialog: 'AeResidenceConfirm', residents: ['AE'], asks: 'all-but-residents', leadsHome: true },
  copyrightFooter: true,
  cookiePolicy: '/terms-service/cookiePolicy',
  cookieSuffix: '_ae',
  entity: {
    name: 'Gatehouse Emirates (demo) FZE',
    licence: 'Fictional licence no. AE-DEMO-0071 for virtual-asset exchange services',
    regulator: 'Demo Virtual Assets Office (fictional)',
    translations: {
      ar: {
        licence: 'ترخيص خيالي رقم AE-DEMO-0071 لخدمات تداول الأصول الافتراضية',
        regulator: 'مكتب الأصول الافتراضية التجريبي (خيالي)',
      },
    },
  },
  look: { hue: 160, seal: { lobes: 14, depth: 0.28, turns: 3, rings: 6 } },
};
