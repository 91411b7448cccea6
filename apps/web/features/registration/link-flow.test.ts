import { describe, expect, test } from 'vitest';
import {
  ada,
  answered,
  atLink,
  code,
  failed,
  given,
  noticed,
  password,
  play,
  pressed,
  right,
  sent,
  TOKEN,
  type Told,
  UUID,
} from './flow-fixture.ts';
import { linkedRegistrationFlow } from './registration-flow.ts';

const looking = linkedRegistrationFlow.start;
const found: Told = { type: 'found', uuid: UUID, kept: false };
const opened: Told = { type: 'found', uuid: UUID, kept: false, token: TOKEN };
const recalled = (recall_stage: string, more: object = {}) =>
  answered(0, { recall_stage, login_name: 'a***@example.com', item: 'email', expires_at: 7, resend_at: 6, ...more });
const byLink = { item: 'email_link' };
const masked = {
  ...{ uuid: UUID, account: { method: 'email', email: 'a***@example.com' }, known: false },
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
    expect(state).toMatchObject({ step: 'proof', ...masked, resendAt: 6, expiresAt: 7 });
    expect(asked).toEqual(['recall', 'awaitProof']);
  });

  test.each([
    ['email', 'code', 'a***@example.com', { method: 'email', email: 'a***@example.com' }],
    ['email_link', 'link', 'a***@example.com', { method: 'email', email: 'a***@example.com' }],
    ['mobile', 'code', '+31*****78', { method: 'mobile', mobile: '+31*****78', country: '' }],
  ] as const)('[SIGNUP-05] what was sent as %s goes on as %s, in the new way', (item, proof, login_name, account) => {
    const { state } = play([found, recalled('commit_info', { item, login_name })]);
    expect(state).toMatchObject({ step: 'proof', account, known: false, way: { form: 'new', proof } });
  });

  test('[SIGNUP-05] this tab remembers the address in full', () => {
    const kept: Told = { type: 'found', uuid: UUID, kept: true, account: ada };
    expect(play([kept, recalled('commit_password')]).state).toMatchObject({ account: ada, known: true });
  });

  test('[SIGNUP-05] where nothing that could be entered is out any more it says so', () => {
    expect(play([found, recalled('commit_info', { expires_at: 0 })]).state).toMatchObject({ news: 'expired' });
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
    const { state, asked } = play([opened, recalled('commit_info', byLink)], looking);
    expect(state).toMatchObject({ step: 'confirm', token: TOKEN, ...masked });
    expect(asked).toEqual(['recall']);
    const { effects } = play([pressed('confirmAsked'), pressed('confirmAsked')], state);
    expect(effects).toEqual([{ type: 'confirm', uuid: UUID, token: TOKEN }]);
  });

  const atConfirm = play([opened, recalled('commit_info', byLink)], looking).state;

  test('[SIGNUP-06] on another device it goes on here, with the password', () => {
    expect(play([pressed('confirmAsked'), right], atConfirm).state).toMatchObject({ step: 'password', ...masked });
  });

  test('[SIGNUP-06] on the device where it began it goes on in the other tab, which hears of it, or here', () => {
    const here = recalled('commit_info', { ...byLink, login_name: 'ada@example.com' });
    const { state, asked } = play([opened, here, pressed('confirmAsked'), right], looking);
    expect(state).toMatchObject({ step: 'confirmed', account: ada, known: true });
    expect(asked).toContain('tellTabs');
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
    expect(play([opened, recalled('commit_password', byLink)], looking).state).toMatchObject({ step: 'password' });
  });
});

describe('the page that waits for its link', () => {
  test('[SIGNUP-06] confirmed on another device it says so; a new mail, or its code, goes on here', () => {
    const { state } = play([noticed('elsewhere')], atLink);
    expect(state).toMatchObject({ step: 'proof', news: 'elsewhere', resendAt: 160_000 });
    expect(play([pressed('resendAsked'), sent, code, right], state).state.step).toBe('password');
  });

  test('[SIGNUP-06] confirmed where there is an account, there is nothing left but to log in', () => {
    const { state, asked } = play([noticed('registered')], atLink);
    expect(state).toEqual({ step: 'ended', why: 'registered' });
    expect(asked).toEqual(['forget']);
  });

  test('[SIGNUP-06] over, another one can be asked for at once', () => {
    const { state } = play([noticed('expired')], atLink);
    expect(state).toMatchObject({ step: 'proof', news: 'expired', resendAt: 0 });
    expect(play([pressed('resendAsked')], state).effects).toEqual([{ type: 'send', uuid: UUID, item: 'email_link' }]);
  });

  test('[SIGNUP-06] the code of the same mail may be typed, and the link is still waited for', () => {
    const { state } = play([pressed('typingAsked')], atLink);
    expect(state).toMatchObject({ step: 'proof', typing: true });
    expect(play([noticed('verified')], state).state.step).toBe('password');
    const wrong = play([code, answered(700010, { tries_left: 3 })], state);
    expect(wrong.state).toMatchObject({ typing: true, wrong: { triesLeft: 3 } });
    expect(wrong.asked).toEqual(['verify', 'awaitProof']);
    expect(play([pressed('typingAsked')], state).state).toMatchObject({ typing: false });
  });

  test('[SIGNUP-06] while a code is checked the link is not noticed: one answer at a time', () => {
    expect(play([code, noticed('verified')], atLink).state.step).toBe('verifying');
    expect(play([given('newCode')], atLink).state).toBe(atLink);
  });
});
