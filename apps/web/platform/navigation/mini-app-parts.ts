import type { Extras } from '@gatehouse/contract/login/extras';
import type { Leavable } from './navigate.ts';

type Signed = { readonly telegram_callback_mini?: string };

/**
 * What only a mini-app does. Its code loads there alone and sets these (`startTelegramParts`); elsewhere, and before it has
 * loaded, they are absent.
 */
export type MiniAppParts = {
  /** TG-02: what Telegram has signed. */
  readonly launched: () => Signed;
  /** LOGIN-04, ROUTE-14: the source of a login or registration. */
  readonly extras: () => Pick<Extras, 'tgSource'>;
  /** TG-02, TG-04: what Telegram has signed, for the payload of a login or registration, once the person has accepted it. */
  readonly accepted: () => Signed;
  /** TG-06: the page that asks first, and then leads to the destination; undefined: nothing is to ask. */
  readonly askFirst: (locale: string, destination: Leavable, event: 'login' | 'registration') => Leavable | undefined;
};

export const miniAppParts: Partial<MiniAppParts> = {};
