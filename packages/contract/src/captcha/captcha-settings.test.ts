import { expect, test } from 'vitest';
import { readCaptchaSettings } from './captcha-settings.ts';

test('[CAPT-02] the settings of a scene are read by their wire names; what is not understood is left out', () => {
  const raw = {
    completelyUseMagpieCatcha: false,
    useDowngrade: true,
    guidTailList: ['0', 1, 'f'],
    oldCapchaList: ['qqcatpcha', 'magpie', 'none', 'geecaptcha'],
    asks: 'risk',
    other: 1,
  };
  expect(readCaptchaSettings({ 31000: raw, 31004: { useDowngrade: 'yes', oldCapchaList: {}, asks: 'often' } })).toEqual(
    {
      31000: {
        magpieOnly: false,
        downgrade: true,
        magpieGuidTails: ['0', 'f'],
        order: ['tencent', 'geetest'],
        asks: 'risk',
      },
      31004: {},
    },
  );
});
