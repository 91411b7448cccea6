import {
  type CaptchaSceneSettings,
  type CaptchaSettings,
  captchaAsks,
  type OutsideCaptchaKind,
} from '@gatehouse/rules/captcha/captcha';
import { captchaKindOf } from './captcha-kinds.ts';

/** CAPT-02: reads the captcha config as it is on the wire. Whatever is not understood is left out: the default holds. */
export function readCaptchaSettings(raw: Readonly<Record<string, Readonly<Record<string, unknown>>>>): CaptchaSettings {
  return Object.fromEntries(Object.entries(raw).map(([scene, settings]) => [scene, readScene(settings)]));
}

function readScene(raw: Readonly<Record<string, unknown>>): CaptchaSceneSettings {
  const { completelyUseMagpieCatcha, useDowngrade, guidTailList, oldCapchaList, asks } = raw;
  const known = captchaAsks.find((one) => one === asks);
  return {
    ...(typeof completelyUseMagpieCatcha === 'boolean' ? { magpieOnly: completelyUseMagpieCatcha } : {}),
    ...(typeof useDowngrade === 'boolean' ? { downgrade: useDowngrade } : {}),
    ...(Array.isArray(guidTailList) ? { magpieGuidTails: guidTailList.filter((one) => typeof one === 'string') } : {}),
    ...(Array.isArray(oldCapchaList) ? { order: outsideKinds(oldCapchaList) } : {}),
    ...(known ? { asks: known } : {}),
  };
}

function outsideKinds(list: readonly unknown[]): OutsideCaptchaKind[] {
  return list.map(captchaKindOf).filter((kind) => kind !== undefined && kind !== 'magpie');
}
