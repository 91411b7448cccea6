import { codes } from '@gatehouse/contract/errors/codes';
import type { TelegramIdentity } from '@gatehouse/contract/telegram/telegram';
import type { TelegramState } from './telegram-state.ts';

const who: TelegramIdentity = {
  ...{ id: 279058397, auth_date: 1_700_000_000 },
  ...{ first_name: 'Ada', last_name: 'Lovelace', username: 'ada_lovelace' },
};
const nameless: TelegramIdentity = { id: 1, auth_date: 1_700_000_000, first_name: 'أحمد بن عبد الرحمن آل مكتوم' };

/** Every state of the way from Telegram to an account, for tests and the gallery. */
export const telegramStates: Readonly<Record<string, TelegramState>> = {
  opening: { step: 'looking' },
  'in a browser': { step: 'outside' },
  'out of reach': { step: 'unreachable' },
  'who it is': { step: 'authorise', who },
  'without a username': { step: 'authorise', who: nameless },
  accepted: { step: 'form', auth: 'accepted', who },
  declined: { step: 'form', auth: 'refused' },
  'no launch data': { step: 'form', lacks: 'none' },
  'not offered': { step: 'form', lacks: 'hidden' },
  refused: { step: 'form', refused: { code: codes.accountTerminated, message: '' } },
  expired: { step: 'expired' },
  'to link': { step: 'link', who, ticked: true },
  'to link, opt-in': { step: 'link', who, ticked: false },
  'check cancelled': { step: 'link', who, ticked: true, notice: 'unproven' },
  'link refused': { step: 'link', who, ticked: true, refused: { code: -200, message: '' } },
  linking: { step: 'binding', who, ticked: true },
  linked: { step: 'bound' },
  'linked elsewhere': { step: 'unbound', code: 'login1003' },
  'another is linked': { step: 'unbound', code: 'login1004' },
  'error of ours': { step: 'unbound', code: 'telegramLinkSystemError' },
};
