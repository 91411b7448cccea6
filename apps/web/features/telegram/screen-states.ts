import { codes } from '@gatehouse/contract/errors/codes';
import { bindStates } from '@gatehouse/contract/telegram/bind-status';
import type { TelegramIdentity, TelegramStatus } from '@gatehouse/contract/telegram/telegram';
import type { CardState } from './card-flow.ts';
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
  'another person': { step: 'others', who },
  'not ended': { step: 'others', who: nameless, refused: { code: -200, message: '' } },
  ending: { step: 'ending', who },
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

const unbound = { bind_status: bindStates.unbound };
const bound: TelegramStatus = {
  bind_status: bindStates.bound,
  telegram: {
    ...{ first_name: 'Ada', last_name: 'Lovelace', username: 'ada_lovelace' },
    ...{ bound_at: Date.UTC(2026, 1, 3), last_used_at: Date.UTC(2026, 10, 20) },
  },
  ...{ bot_messages: true, messages_stopped: false },
};

/** The same for the card on the account page. */
export const cardStates: Readonly<Record<string, CardState>> = {
  loading: { step: 'loading' },
  failed: { step: 'failed' },
  'not linked': { step: 'shown', status: unbound },
  linked: { step: 'shown', status: bound },
  'messages off': { step: 'shown', status: { ...bound, bot_messages: false } },
  'bot stopped': { step: 'shown', status: { ...bound, bot_messages: false, messages_stopped: true } },
  'leaving for Telegram': { step: 'adding', status: unbound },
  'last way in': { step: 'shown', status: bound, refused: { code: codes.thirdPartyLastWay, message: '' } },
  unlinking: { step: 'removing', status: bound },
  unlinked: { step: 'shown', status: unbound, removed: true },
};
