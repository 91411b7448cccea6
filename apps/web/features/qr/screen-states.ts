import { codes } from '@gatehouse/contract/errors/codes';
import type { ApproveState } from './approve-flow.ts';
import type { QrState } from './qr-flow.ts';

const SECRET = 'A'.repeat(22);
const MADE = Date.UTC(2026, 0, 10, 12);
const LATER = Date.UTC(2100, 0, 1);
const code = { uuid: SECRET, content: `https://gatehouse.example/qr-login#${SECRET}`, until: LATER };
const request = {
  ...{ host: 'gatehouse.example', browser: 'Firefox', system: 'Linux', platform: 'pc', country: 'NL' },
  ...{ own_country: 'NL', made_at: MADE, expires_at: LATER, now: MADE, numbers: [17, 42, 86], until: LATER },
};
const asked = { secret: SECRET, request };

/** Every state of the device that shows a code, for tests and the gallery. */
export const codeStates: Readonly<Record<string, QrState>> = {
  making: { step: 'making', renewals: 0 },
  waiting: { step: 'waiting', code, renewals: 0 },
  scanned: { step: 'scanned', code, renewals: 0, number: 42 },
  refused: { step: 'refused' },
  expired: { step: 'ended' },
  offline: { step: 'lost', code, renewals: 0 },
  stopped: { step: 'stopped', refused: { code: codes.addressLimit, message: '', retryAfterS: 60 } },
  confirmed: { step: 'done' },
};

type AskingState = Extract<ApproveState, { step: 'asked' | 'confirming' | 'denying' }>;
/** The states of the device that scanned it, while it asks. */
export const askingStates: Readonly<Record<string, AskingState>> = {
  asking: { step: 'asked', ...asked },
  'with a personal seal': {
    ...{ step: 'asked', secret: SECRET },
    request: { ...request, personal_seal: { lobes: 8, depth: 0.3, turns: 3, rings: 2, core: 5 } },
  },
  'from another country': { step: 'asked', secret: SECRET, request: { ...request, own_country: 'TR' } },
  'from somewhere': { step: 'asked', secret: SECRET, request: { ...request, browser: '', system: '', country: '' } },
  'no number chosen': { step: 'asked', ...asked, unchosen: true },
  busy: { step: 'asked', ...asked, refused: { code: codes.busy, message: '' } },
  confirming: { step: 'confirming', ...asked, chosen: 42 },
  denying: { step: 'denying', ...asked },
};

type Outcome = Exclude<ApproveState, AskingState | { step: 'reading' | 'looking' }>;
/** And its outcomes. */
export const outcomeStates: Readonly<Record<string, Outcome>> = {
  confirmed: { step: 'confirmed', request },
  refused: { step: 'denied', request },
  'wrong number': { step: 'wrongNumber' },
  expired: { step: 'over' },
  'without a code': { step: 'nothing' },
  'not logged in': { step: 'visitor' },
  stopped: { step: 'stopped', secret: SECRET, refused: { code: codes.busy, message: '' } },
};
