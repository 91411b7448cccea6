import type { Site } from '@gatehouse/rules/site/site';

/** Kazakhstan. */
export const kaz: Site = {
  id: 'KAZ',
  kind: 'regional',
  environment: 'default',
  hosts: ['kz.localhost'],
  region: 'KZ',
  languages: {
    list: ['ru-KAZ', 'kk-KAZ', 'en-KAZ'],
    otherwise: 'kk-KAZ',
    rule: 'LANG-09',
    match: 'exact',
  },
  compliance: true,
  content: { global: [] },
  paths: { login: '/login', register: '/register' },
  registration: { type: 1, layout: 'new-brand', scene: '31004', sampleBonusUsd: 50 },
  loginScene: '31000',
  destinations: { dashboard: false, home: false },
  consent: 'notice',
  copyrightFooter: true,
  cookiePolicy: '/help-center/article/cookie-policy',
  cookieSuffix: '_kz',
  entity: {
    name: 'Gatehouse Kazakhstan (demo) Ltd',
    licence: 'Fictional licence no. KZ-DEMO-0047 to run a digital-asset trading facility',
    regulator: 'Demo Steppe Financial Office (fictional)',
    translations: {
      ru: {
        licence: 'Вымышленная лицензия № KZ-DEMO-0047 на управление площадкой торговли цифровыми активами',
        regulator: 'Степное финансовое управление «Демо» (вымышленное)',
      },
      kk: {
        licence: 'Цифрлық активтер сауда алаңын басқаруға арналған ойдан шығарылған № KZ-DEMO-0047 лицензия',
        regulator: '«Демо» дала қаржы басқармасы (ойдан шығарылған)',
      },
    },
  },
  look: { hue: 225, seal: { lobes: 8, depth: 0.42, turns: 3, rings: 3 } },
};
