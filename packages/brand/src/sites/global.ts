import type { Site } from '@gatehouse/rules/site/site';

/** Every host that is no other site’s (SITE-01). */
export const global: Site = {
  id: 'GLOBAL',
  kind: 'global',
  environment: 'default',
  hosts: ['localhost'],
  languages: {
    list: [
      'en',
      'id-ID',
      'es-ES',
      'es-419',
      'es-MX',
      'es-AR',
      'fil-PH',
      'kk-KZ',
      'pt-BR',
      'pt-PT',
      'ru-RU',
      'vi-VN',
      'uk-UA',
      'ar-SA',
      'ja-JP',
      'zh-MY',
      'zh-TW',
      'pl-PL',
      'ro-RO',
    ],
    otherwise: 'en',
    rule: 'LANG-06 LANG-11',
    match: 'base',
    // LANG-06, LANG-11
    becomes: { 'ko-KR': 'en', 'zh-CN': 'en', 'fr-FR': 'en', 'en-HK': 'en', 'zh-HK': 'en' },
  },
  compliance: false,
  content: { global: [] },
  paths: { login: '/login', register: '/register' },
  registration: { type: 1, layout: 'new-brand', scene: '31004', sampleBonusUsd: 50 },
  loginScene: '31000',
  destinations: { dashboard: true, home: false },
  consent: 'notice',
  // REGION-05
  residence: { dialog: 'mainSiteEuResidenceConfirm', residents: 'EEA', asks: 'residents' },
  verifyInNewTab: true,
  copyrightFooter: true,
  cookieSuffix: '',
  entity: {
    name: 'Gatehouse International (demo) Ltd',
    licence: 'Demonstration entity. It holds no licence and offers no service.',
  },
  look: { hue: 255, seal: { lobes: 12, depth: 0.32, turns: 5, rings: 4 } },
};
