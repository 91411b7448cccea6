import { expect, test } from 'vitest';
import { entityIn } from './entity.ts';

const entity = {
  ...{ name: 'Harbour Ltd', licence: 'Licence no. 7', regulator: 'Harbour Office' },
  translations: { tr: { licence: '7 no.lu lisans' }, 'zh-TW': { licence: '執照 7 號', regulator: '港務處' } },
};

test.each([
  ['tr-TUR', 'tr', '7 no.lu lisans', 'Harbour Office'],
  ['zh-TW', 'zh', '執照 7 號', '港務處'],
  ['zh-HK', 'zh', 'Licence no. 7', 'Harbour Office'],
  ['en', 'en', 'Licence no. 7', 'Harbour Office'],
])(
  '[LANG-18] in %s the licence is told in its language, where there is a translation',
  (value, lang, licence, regulator) => {
    expect(entityIn(entity, { value, lang })).toEqual({ name: 'Harbour Ltd', licence, regulator });
  },
);
