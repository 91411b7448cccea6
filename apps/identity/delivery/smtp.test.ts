import type { AddressInfo } from 'node:net';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import { localeOf } from '@gatehouse/rules/site/locale';
import { writtenIn } from '@gatehouse/words/words-for';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestIdentity } from '../testing/open-test-identity.ts';
import type { Mail } from './mail.ts';
import { Mailbox } from './mailbox.ts';
import { mailServer } from './smtp.ts';

type Received = { to: string[]; text: string };
const received: Received[] = [];
let refusing = false;
let server: SMTPServer;
let smtpUrl = '';

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusing ? new Error('not now') : undefined),
    onData: (stream, session, done) => {
      let text = '';
      stream.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

test('the code arrives through a real mail server, to one recipient, in the subject', async () => {
  const identity = await openTestIdentity('SQLite', { smtpUrl, mailbox: undefined });
  await identity.begin("o'neil+tag@example.com");
  await identity.close();
  const [mail] = received;
  expect(mail?.to).toEqual(["o'neil+tag@example.com"]);
  expect(mail?.text).toMatch(/^Subject: \d{6} /m);
  expect(mail?.text).toMatch(/^From: Gatehouse <help@gatehouse\.example>\r?$/m);
  expect(mail?.text).toMatch(/^Reply-To: Gatehouse <help@gatehouse\.example>\r?$/m);
  expect(mail?.text).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(mail?.text).toMatch(/^Content-Language: en\r?$/m);
  expect(mail?.text).toMatch(/^Message-ID: <[\da-f-]{36}@gatehouse\.example>\r?$/m);
  expect(mail?.text).toMatch(/^Date: /m);
  // RFC 5322, 2.1.1
  expect(Math.max(...(mail?.text ?? '').split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  expect(mail?.text).toContain('multipart/alternative');
  expect(mail?.text).toMatch(/text\/plain[\s\S]*text\/html/);
  expect(mail?.text).not.toMatch(/^(?:List-|Precedence|X-|Bcc|Disposition-Notification|Return-Receipt)/im);
});

const shown = defaultBrand.sites.flatMap(({ id, languages: { list } }) => list.map((lang) => [id, lang] as const));

test('[LANG-18] a mail says the language that it is written in, in every language of every site', async () => {
  const identity = await openTestIdentity('SQLite', { smtpUrl, mailbox: undefined });
  received.length = 0;
  for (const [site, lang] of shown) {
    await identity.begin(`${lang}@${site.toLowerCase()}.example`, { 'x-gatehouse-site': site, lang });
  }
  await identity.close();
  const said = received.map(({ to: [to], text }) => [to, /^Content-Language: (\S+)\r?$/m.exec(text)?.[1]]);
  const expected = shown.map(([site, lang]) => [
    `${lang}@${site.toLowerCase()}.example`,
    localeOf(writtenIn(lang, 'mail'))?.tag,
  ]);
  expect(said.toSorted()).toEqual(expected.toSorted());
});

test('a picture goes inside the mail, related to its HTML and no file of its own', async () => {
  const sender = mailServer(smtpUrl, { name: 'Gatehouse', address: 'help@gatehouse.example' });
  const pictures = [{ cid: 'seal@gatehouse', base64: Buffer.from('a picture').toString('base64') }];
  const html = '<img src="cid:seal@gatehouse">';
  await sender.deliver({ to: 'reader@example.com', subject: 'a', text: 'b', html, pictures });
  sender.close();
  const { text = '' } = received.at(-1) ?? {};
  expect(text).toContain('multipart/related');
  expect(text).toMatch(/^Content-Id: <seal@gatehouse>\r?$/im);
  expect(text).toMatch(/^Content-Disposition: inline; filename=seal\.png\r?$/im);
  expect(text).toContain(pictures[0]?.base64);
  expect(text).not.toMatch(/Disposition: attachment/i);
});

test('every mail has an id of its own, and no part of it can add a header or a recipient', async () => {
  const from = { name: 'Gate "house", <x@evil.example>\r\nBcc: evil@evil.example', address: 'help@gatehouse.example' };
  const sender = mailServer(smtpUrl, from);
  const mail: Mail = {
    to: 'reader@example.com',
    subject: 'Hello\r\nBcc: evil@evil.example',
    text: 'Hello\r\n.\r\nRCPT TO:<evil@evil.example>',
    html: '<p>Hello</p>',
    language: 'en\r\nBcc: evil@evil.example',
  };
  await Promise.all([sender.deliver(mail), sender.deliver(mail)]);
  sender.close();
  const sent = received.splice(-2);
  for (const { to, text } of sent) {
    expect(to).toEqual(['reader@example.com']);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(text.replace(/\r?\n[ \t]+/g, ' ')).toMatch(/^From: \S+ .*<help@gatehouse\.example>\r?$/m);
  }
  expect(new Set(sent.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1])).size).toBe(2);
});

test('a refused mail is reported, and may be requested again at once', async () => {
  const identity = await openTestIdentity('SQLite', { smtpUrl, mailbox: undefined });
  refusing = true;
  const { result } = await identity.post('/user/public/register/info', {
    register_type: 1,
    email: 'later@example.com',
  });
  const send = () => identity.post('/user/public/register/send/verify/item', { uuid: result.uuid, item: 'email' });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ ret_code }) => ret_code)).toEqual([700050, 700050, 700050]);
  expect(answers[0]?.text).not.toContain('not now');
  refusing = false;
  expect((await send()).ret_code).toBe(0);
  expect(received.at(-1)?.to).toEqual(['later@example.com']);
  await identity.close();
});

test('an unreachable mail server is reported too', async () => {
  const identity = await openTestIdentity('SQLite', { smtpUrl: 'smtp://127.0.0.1:1', mailbox: undefined });
  const { result } = await identity.post('/user/public/register/info', { register_type: 1, email: 'gone@example.com' });
  const answer = await identity.post('/user/public/register/send/verify/item', { uuid: result.uuid, item: 'email' });
  expect(answer.ret_code).toBe(700050);
  await identity.close();
});

test('the embedded mailbox keeps the newest 500', async () => {
  const mailbox = new Mailbox();
  for (let n = 0; n < 510; n += 1) await mailbox.deliver({ to: `${n}`, subject: '', text: '', html: '' });
  expect(mailbox.list()).toHaveLength(500);
  expect(mailbox.list()[0]?.to).toBe('509');
  mailbox.clear();
  expect(mailbox.list()).toEqual([]);
});
