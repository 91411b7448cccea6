import { expect, test } from 'vitest';
import { telegramButton, telegramText } from './telegram-message.ts';

const sender = { brandName: 'Gatehouse', host: 'gatehouse.example' };
const link = 'https://gatehouse.example/en/app/user/auto-ban-account';
const login = {
  ...{ ...sender, browser: 'Chrome', system: 'Windows', country: 'DE', link },
  ...{ at: Date.UTC(2026, 4, 12, 14, 3), newDevice: false },
};

test('a login notice says when, by which device and from where, with the anti-phishing code and the official host', () => {
  expect(telegramText('en', 'login', { ...login, antiPhishing: 'blue owl' }).split('\n')).toEqual([
    ...['New login to your Gatehouse account', ''],
    ...['Your anti-phishing code: blue owl', ''],
    'Time: May 12, 2026 at 2:03 PM UTC',
    'Device: Chrome on Windows',
    ...['Place: Germany, by network address', ''],
    'If this was you, no action is needed. If not, lock your account now:',
    ...[link, ''],
    'Gatehouse’s address is gatehouse.example. We never ask for a password or a code in this chat.',
    'Send /stop to end these messages.',
  ]);
  expect(telegramText('en', 'login', { ...login, newDevice: true })).toMatch(/^Login .* from a new device\n\nTime:/);
  expect(telegramText('en', 'login', { ...login, browser: '', system: '', country: '' })).toContain(
    'Device: not known\nPlace: not known',
  );
});

test('a value is one line and turns no direction; a link leads to the official host alone', () => {
  const text = telegramText('en', 'login', { ...login, antiPhishing: 'a\nTime: never\u202e', browser: 'Chr\r\nome' });
  expect(text).toContain('code: a Time: never\n');
  expect(text).toContain('Device: Chr ome on Windows');
  for (const wrong of ['https://gatehouse.example.evil/x', 'javascript:alert(1)', 'https://a@gatehouse.example/'])
    expect(() => telegramText('en', 'login', { ...login, link: wrong })).toThrow(/that host alone/);
});

test('the help says what the bot does, how to stop it, and the official host', () => {
  expect(telegramText('en', 'help', sender).split('\n')).toEqual([
    ...['Gatehouse in Telegram', ''],
    'This bot opens Gatehouse in Telegram. If you allow it, it sends you login notices.',
    ...['Send /start to open Gatehouse. Send /stop to end our messages.', ''],
    'Gatehouse’s address is gatehouse.example. We never ask for a password or a code in this chat.',
  ]);
});

test('[LANG-18] a message is in the language of its reader', () => {
  expect(telegramText('zh-HK', 'welcome', sender)).toMatch(/\p{Script=Han}/u);
  expect(telegramText('ru-KAZ', 'welcome', sender)).toMatch(/\p{Script=Cyrillic}/u);
  expect(telegramText('en', 'stopped', sender)).toContain('log in at gatehouse.example');
  expect(telegramText('en', 'startAgain', sender)).toMatch(/^You stopped our messages\./);
  expect(telegramButton('en', 'Gate')).toBe('Open Gate');
  expect(telegramButton('tr-TUR', 'Gate')).toContain('Gate');
});
