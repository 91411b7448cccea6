import type { Site } from '@gatehouse/rules/site/site';

/** Hong Kong. */
export const hkg: Site = {
  id: 'HKG',
  kind: 'regional',
  environment: 'default',
  hosts: ['hk.localhost'],
  region: 'HK',
  languages: {
    list: ['zh-HK', 'en-HK'],
    otherwise: 'zh-HK',
    rule: 'LANG-07',
    match: 'exact',
  },
  compliance: true,
  content: { global: ['blog', 'learn'] },
  paths: { login: '/login', register: '/register' },
  registration: { type: 1, layout: 'new-ui', scene: '31004', sampleBonusUsd: 50 },
  loginScene: '31000',
  destinations: { dashboard: true, home: false },
  consent: 'notice',
  // REGION-08, REGION-09
  kyc: { countries: ['HK'], forced: false },
  walled: true,
  // BAN-02
  selfUnblock: false,
  copyrightFooter: true,
  cookieSuffix: '_hk',
  entity: {
    name: 'Gatehouse Hong Kong (demo) Limited',
    licence: 'Fictional licence no. HK-DEMO-0188 to run a virtual-asset trading platform',
    regulator: 'Demo Harbour Commission (fictional)',
    translations: {
      'zh-HK': { licence: '虛構的虛擬資產交易平台營運牌照，編號 HK-DEMO-0188', regulator: '示範海港委員會（虛構）' },
    },
  },
  look: { hue: 345, seal: { lobes: 15, depth: 0.38, turns: 4, rings: 3 } },
};
