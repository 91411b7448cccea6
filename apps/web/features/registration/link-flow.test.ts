import { describe, expect, test } from 'vitest';
import type { VerificationInput } from '../verification/proof-fixture.ts';
import {
  ada,
  answered,
  atLink,
  CODE,
  failed,
  given,
  password,
  play,
  pressed,
  provenBy,
  type RegistrationInput,
  right,
  TOKEN,
  UUID,
} from './flow-fixture.ts';
import { begunBy, OUT, proofOf, refusedWith, sent } from './proof-fixture.ts';
import { linkedRegistrationFlow } from './registration-flow.ts';

const looking = linkedRegistrationFlow.start;
const found: RegistrationInput = { type: 'found', uuid: UUID, kept: false };
const openedLink: RegistrationInput = { type: 'found', uuid: UUID, kept: false, token: TOKEN };
const recalled = (recall_stage: string, more: object = {}) =>
  answered(0, { recall_stage, login_name: 'a***@e***.com', item: 'email', expires_at: 7, resend_at: 6, ...more });
const byLink = { item: 'email_link' };
const masked = {
  ...{ uuid: UUID, account: { method: 'email', email: 'a***@e***.com' }, known: false },
};

describe('a registration that goes on', () => {
  test('[SIGNUP-05] at commit_password it jumps to the password step with the uuid', () => {
    const { state, effects } = play([found, recalled('commit_password'), password]);
    expect(state).toMatchObject({ step: 'committingPassword', ...masked });
    expect(effects).toEqual([
      { type: 'recall', uuid: UUID },
      { type: 'commitPassword', uuid: UUID },
    ]);
  });

  test('[SIGNUP-05] before the code it shows the code step, with its times, and sends nothing by itself', () => {
    const { state, asked } = play([found, recalled('commit_info')]);
    expect(state).toMatchObject({ step: 'proof', ...masked, sent: { resendAt: 6, expiresAt: 7 }, recalled: true });
    expect(asked).toEqual(['recall']);
    expect(begunBy(state).effects).toEqual([{ type: 'awaitCode', way: 'email' }]);
  });

  test.each([
    ['email', 'code', 'a***@e***.com', { method: 'email', email: 'a***@e***.com' }],
    ['email_link', 'link', 'a***@e***.com', { method: 'email', email: 'a***@e***.com' }],
    ['mobile', 'code', '+31*****78', { method: 'mobile', mobile: '+31*****78', country: '' }],
  ] as const)('[SIGNUP-05] what was sent as %s goes on as %s, in the new way', (item, proof, login_name, account) => {
    const { state } = play([found, recalled('commit_info', { item, login_name })]);
    expect(state).toMatchObject({ step: 'proof', account, known: false, way: { form: 'new', proof } });
  });

  test('[SIGNUP-05] this tab remembers the address in full', () => {
    const kept: RegistrationInput = { type: 'found', uuid: UUID, kept: true, account: ada };
    expect(play([kept, recalled('commit_password')]).state).toMatchObject({ account: ada, known: true });
  });

  test('[SIGNUP-05] where nothing that could be entered is out any more it says so', () => {
    expect(play([found, recalled('commit_info', { expires_at: 0 })]).state).toMatchObject({
      standing: { lapsed: 'expired' },
    });
  });

  test('[REDIR-12] at commit_login it goes to log in', () => {
    expect(play([found, recalled('commit_login')])).toMatchObject({
      state: { step: 'done' },
      asked: ['recall', 'forget', 'goToLogin'],
    });
  });

  test('[SIGNUP-05] one that only this tab remembered is forgotten without a word when it has ended', () => {
    const { state, asked } = play([{ type: 'found', uuid: UUID, account: ada, kept: true }, answered(700020)]);
    expect(state).toEqual({ step: 'info' });
    expect(asked).toEqual(['recall', 'forget']);
  });

  test('[SIGNUP-05] an unknown stage or no answer can be tried again', () => {
    for (const event of [recalled('commit_nothing'), answered(-200), failed]) {
      const { state } = play([found, event]);
      expect(state).toMatchObject({ step: 'recalling', refused: {} });
      expect(play([{ type: 'retried' }, recalled('commit_password')], state).state.step).toBe('password');
      expect(play([{ type: 'restarted' }], state).state).toEqual({ step: 'info' });
    }
  });
});

describe('the page of an emailed link', () => {
  test('[SIGNUP-06] a link of a finished registration says that it was used', () => {
    const { state, asked } = play([found, recalled('commit_login')], looking);
    expect(state).toEqual({ step: 'ended', why: 'used' });
    expect(asked).not.toContain('goToLogin');
  });

  test('[SIGNUP-06] a link without an id, or with a malformed one, says so; one that is not known has expired', () => {
    expect(play([{ type: 'nothingFound' }], looking).state).toMatchObject({ why: 'missing' });
    expect(play([found, answered(700020)], looking).state).toMatchObject({ why: 'expired' });
    expect(play([found, answered(700001)], looking).state).toMatchObject({ why: 'missing' });
  });

  test('[SIGNUP-06] opening it uses nothing up: only the button confirms', () => {
    const { state, asked } = play([openedLink, recalled('commit_info', byLink)], looking);
    expect(state).toMatchObject({ step: 'confirm', token: TOKEN, ...masked });
    expect(asked).toEqual(['recall']);
    const { effects } = play([pressed('confirmAsked'), pressed('confirmAsked')], state);
    expect(effects).toEqual([{ type: 'confirm', uuid: UUID, token: TOKEN }]);
  });

  const atConfirm = play([openedLink, recalled('commit_info', byLink)], looking).state;

  test('[SIGNUP-06] on another device it goes on here, with the password', () => {
    expect(play([pressed('confirmAsked'), right], atConfirm).state).toMatchObject({ step: 'password', ...masked });
  });

  test('[SIGNUP-06] on the device where it began it goes on in the other tab, which hears of it, or here', () => {
    const here = recalled('commit_info', { ...byLink, login_name: 'ada@example.com' });
    const { state, asked } = play([openedLink, here, pressed('confirmAsked'), right], looking);
    expect(state).toMatchObject({ step: 'confirmed', account: ada, known: true });
    expect(asked).toContain('notifyTabs');
    expect(play([pressed('wentOn')], state).state).toMatchObject({ step: 'password', recalled: false });
  });

  test.each([
    ['used on another device', 700014, 'elsewhere'],
    ['too old', 700011, 'linkExpired'],
    ['none of ours', 700013, 'linkUnknown'],
    ['of an address with an account', 700022, 'registered'],
    ['of a registration that is over', 700020, 'expired'],
  ])('[SIGNUP-06] %s', (_, refusal, why) => {
    expect(play([pressed('confirmAsked'), answered(refusal)], atConfirm).state).toEqual({ step: 'ended', why });
  });

  test('[SIGNUP-06] [HTTP-12] any other refusal, and no answer, can be tried again', () => {
    for (const event of [answered(700040), answered(-200), failed]) {
      const { state } = play([pressed('confirmAsked'), event], atConfirm);
      expect(state).toMatchObject({ step: 'confirm', token: TOKEN, refused: {} });
    }
  });

  test('[SIGNUP-06] confirmed before on this device, it goes on at the password', () => {
    expect(play([openedLink, recalled('commit_password', byLink)], looking).state).toMatchObject({ step: 'password' });
  });
});

describe('the page that waits for its link', () => {
  test('[SIGNUP-06] confirmed on another device it says so; a new mail, or its code, goes on here', () => {
    const { state } = proofOf(atLink, sent, { type: 'lapsed', why: 'elsewhere' });
    expect(state).toMatchObject({ step: 'waiting', lapsed: 'elsewhere', resendAt: 160_000 });
    const typed: VerificationInput = { type: 'given', code: CODE };
    const again = proofOf(atLink, sent, { type: 'lapsed', why: 'elsewhere' }, { type: 'sendAsked' }, sent);
    expect(again.state).toEqual({ step: 'waiting', way: 'email_link', again: true, link: true, ...OUT });
    const events: readonly VerificationInput[] = [
      sent,
      { type: 'lapsed', why: 'elsewhere' },
      { type: 'codeWanted' },
      typed,
    ];
    expect(proofOf(atLink, ...events).effects.at(-1)).toEqual({ type: 'check', way: 'email', code: CODE });
    expect(play([provenBy(CODE, 0, 1)], atLink).state.step).toBe('password');
  });

  test('[SIGNUP-06] confirmed where there is an account, there is nothing left but to log in', () => {
    const { state, asked } = play([provenBy(undefined, 700022)], atLink);
    expect(state).toEqual({ step: 'ended', why: 'registered' });
    expect(asked).toEqual(['forget']);
  });

  test('[SIGNUP-06] over, another one can be asked for at once', () => {
    const { state } = proofOf(atLink, sent, { type: 'lapsed', why: 'expired' });
    expect(state).toMatchObject({ step: 'waiting', lapsed: 'expired', resendAt: 0 });
    const again = proofOf(atLink, sent, { type: 'lapsed', why: 'expired' }, { type: 'sendAsked' });
    expect(again.effects.at(-1)).toEqual({ type: 'send', item: 'email_link' });
  });

  test('[SIGNUP-06] the code of the same mail may be typed, and the link is still waited for', () => {
    const typing = proofOf(atLink, sent, { type: 'codeWanted' });
    expect(typing.state).toEqual({ step: 'typing', way: 'email', link: true, ...OUT });
    expect(typing.names).toEqual(['send', 'awaitLink', 'awaitLink']);
    const noticed: VerificationInput = { type: 'noticed', news: 'passed' };
    expect(proofOf(atLink, sent, { type: 'codeWanted' }, noticed).state.step).toBe('done');
    const typed: VerificationInput = { type: 'given', code: CODE };
    const wrong = proofOf(atLink, sent, { type: 'codeWanted' }, typed, refusedWith(700010, { tries_left: 3 }));
    expect(wrong.state).toMatchObject({ step: 'typing', wrong: { triesLeft: 3 } });
    expect(wrong.names.slice(-2)).toEqual(['check', 'awaitCode']);
    const waiting = proofOf(atLink, sent, { type: 'codeWanted' }, { type: 'linkWanted' });
    expect(waiting.state).toEqual({ step: 'waiting', way: 'email_link', link: true, ...OUT });
    expect(waiting.names.at(-1)).toBe('awaitLink');
  });

  test('[SIGNUP-06] while a code is checked the link is not noticed: one answer at a time', () => {
    const events: readonly VerificationInput[] = [sent, { type: 'codeWanted' }, { type: 'given', code: CODE }];
    expect(proofOf(atLink, ...events, { type: 'noticed', news: 'passed' }).state.step).toBe('checking');
    expect(play([given('newCode')], atLink).state).toBe(atLink);
  });
});
