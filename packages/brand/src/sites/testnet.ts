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
    translations: {
      id: { licence: 'Jaringan uji. Saldo tidak bernilai.' },
      es: { licence: 'Red de pruebas. Los saldos no tienen valor.' },
      fil: { licence: 'Pansubok na network. Walang halaga ang mga balanse.' },
      kk: { licence: 'Сынақ желісі. Қалдықтардың құны жоқ.' },
      pt: { licence: 'Rede de teste. Os saldos não têm valor.' },
      'pt-PT': { licence: 'Rede de testes. Os saldos não têm valor.' },
      ru: { licence: 'Тестовая сеть. Балансы не имеют ценности.' },
      vi: { licence: 'Mạng thử nghiệm. Số dư không có giá trị.' },
      uk: { licence: 'Тестова мережа. Баланси не мають цінності.' },
      ar: { licence: 'شبكة اختبار. الأرصدة بلا قيمة.' },
      ja: { licence: 'テストネットワークです。残高に価値はありません。' },
      'zh-MY': { licence: '测试网络，余额没有价值。' },
      'zh-TW': { licence: '測試網路，餘額沒有價值。' },
      pl: { licence: 'Sieć testowa. Salda nie mają wartości.' },
      ro: { licence: 'Rețea de test. Soldurile nu au valoare.' },
      hi: { licence: 'टेस्ट नेटवर्क। बैलेंस का कोई मूल्य नहीं है।' },
    },
  },
  look: { hue: 95, seal: { lobes: 5, depth: 0.5, turns: 2, rings: 2 } },
};
