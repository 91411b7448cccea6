import { Mailbox } from '@gatehouse/identity/delivery/mailbox';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { mailboxPages } from './mailbox-pages.ts';

const brand = {
  name: 'Gatehouse',
  support: { help: '/help', email: 'help@gatehouse.example' },
  sites: [],
  hosts: { china: [], explore: [] },
};
const nothing = { apiOrigin: undefined, smtpUrl: undefined, smsUrl: undefined };
const html =
  '<!doctype html><html><head><style>@media (prefers-color-scheme: dark) {}</style></head><body>Hello</body></html>';
const mail = { to: 'a@example.com', subject: '482913 is your code', text: 'Open\nhttps://a.example/x#t', html };
const sms = { to: '+905321234567', text: '047205 is your code.\n\n@localhost #047205' };

async function opened(
  sent: Partial<Record<keyof typeof nothing, string>> = {},
  mailbox: Mailbox | null = new Mailbox(),
) {
  const server = Fastify();
  await server.register(mailboxPages, { mailbox: mailbox ?? undefined, sent: { ...nothing, ...sent }, brand });
  const get = (path = '') => server.inject(`/dev/mailbox${path}`);
  return { server, get, mailbox: mailbox ?? new Mailbox() };
}

describe('the mailbox', () => {
  test('lists mails and text messages for people, and with their kind for tests', async () => {
    const { get, mailbox } = await opened();
    await mailbox.deliver(mail);
    await mailbox.deliverSms(sms);
    const { body, headers } = await get();
    expect(body).toMatch(/047205 is your code\..*Text message to.*482913 is your code.*Email to/s);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'nonce-[\w-]+'; script-src 'nonce-/,
    );
    expect((await get('/messages')).json()).toMatchObject([
      { kind: 'sms', ...sms },
      { kind: 'mail', ...mail },
    ]);
    const to = async (address: string) => (await get(`/messages?${new URLSearchParams({ to: address })}`)).json();
    expect(await to(mail.to)).toMatchObject([{ kind: 'mail', ...mail }]);
    expect(await to(sms.to)).toMatchObject([{ kind: 'sms', ...sms }]);
    expect(await to('')).toEqual([]);
  });

  test('gives only what is newer than what a page has, and says when that is gone', async () => {
    const { get, mailbox } = await opened();
    expect((await get('/list?newer=')).body).toBe('');
    await mailbox.deliver(mail);
    const [first] = mailbox.list();
    expect((await get('/list?newer=')).body).toContain('482913');
    expect((await get(`/list?newer=${first?.id}`)).body).toBe('');
    await mailbox.deliverSms(sms);
    const { body } = await get(`/list?newer=${first?.id}`);
    expect(body.match(/<li /g)).toHaveLength(1);
    mailbox.clear();
    for (const newer of [first?.id, 'x', '<b>', '%00', 'a&newer=b']) {
      const answer = await get(`/list?newer=${newer}`);
      expect([answer.statusCode, answer.body]).toEqual([410, '']);
    }
  });

  test('shows a mail in a frame without scripts, with sender, recipient and code', async () => {
    const { get, mailbox } = await opened();
    await mailbox.deliver(mail);
    const id = mailbox.list()[0]?.id;
    const { body } = await get(`/${id}`);
    for (const said of [
      'help@gatehouse.example',
      'a@example.com',
      '<h1>482913 is your code</h1>',
      'data-copy="482913"',
    ]) {
      expect(body).toContain(said);
    }
    expect(/sandbox="([^"]*)"/.exec(body)?.[1]).toBe('allow-same-origin allow-popups allow-popups-to-escape-sandbox');
    const frame = await get(`/${id}/html`);
    expect(frame.headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'self'; sandbox /);
    expect(frame.headers['content-security-policy']).not.toMatch(/script|top-navigation|allow-forms/);
    expect(frame.body).toContain('<base target="_blank">');
  });

  test.each([
    ['light', '@media not all'],
    ['dark', '@media all'],
    ['system', '@media (prefers-color-scheme: dark)'],
    ['<script>', '@media (prefers-color-scheme: dark)'],
  ])('previews the colours %s', async (colours, media) => {
    const { get, mailbox } = await opened();
    await mailbox.deliver(mail);
    const { body } = await get(`/${mailbox.list()[0]?.id}/html?colours=${encodeURIComponent(colours)}`);
    expect(body).toContain(`${media} {`);
  });

  test('shows the plain text with its link, and a text message as one', async () => {
    const { get, mailbox } = await opened();
    await mailbox.deliver(mail);
    await mailbox.deliverSms(sms);
    const [newest, oldest] = mailbox.list();
    expect((await get(`/${oldest?.id}?as=text`)).body).toContain(
      '<a href="https://a.example/x#t" target="_blank" rel="noopener">https://a.example/x#t</a>',
    );
    const { body } = await get(`/${newest?.id}`);
    expect(body).toContain('@localhost #047205');
    expect(body).toContain('Sent as one message: 40 characters in GSM-7.');
    expect((await get(`/${newest?.id}/html`)).statusCode).toBe(404);
  });

  test('never adds markup of a message, nor of an address', async () => {
    const { get, mailbox } = await opened();
    const hostile = `"><script>alert('1')</script>`;
    await mailbox.deliver({ to: hostile, subject: hostile, text: `${hostile} https://a.example/"onclick="x`, html });
    await mailbox.deliverSms({ to: hostile, text: hostile });
    const paths = mailbox.list().flatMap(({ id }) => [`/${id}`, `/${id}?as=text&width=${encodeURIComponent(hostile)}`]);
    for (const path of ['', '/list?newer=', ...paths]) {
      const { body } = await get(path);
      expect(body, path).toContain('&#60;script&#62;');
      expect(body, path).not.toMatch(/<script>alert|"onclick|width=%22/);
    }
    expect((await get(`/${encodeURIComponent(hostile)}`)).statusCode).toBe(404);
  });

  test('opens on its own machine alone', async () => {
    const { server, mailbox } = await opened();
    await mailbox.deliver(mail);
    for (const path of [
      '',
      '/messages',
      '/list?newer=',
      `/${mailbox.list()[0]?.id}`,
      `/${mailbox.list()[0]?.id}/html`,
    ]) {
      const url = `/dev/mailbox${path}`;
      expect((await server.inject({ url, remoteAddress: '192.0.2.7' })).statusCode, path).toBe(403);
      expect((await server.inject({ url, remoteAddress: '::ffff:127.0.0.1' })).statusCode, path).toBe(200);
    }
  });
});

describe('what does not come to the mailbox is not promised', () => {
  test.each([
    [{ apiOrigin: 'https://api.example' }, /No message comes here.*API_ORIGIN/],
    [{ apiOrigin: 'https://api.example', smtpUrl: 'smtp://a' }, /No message comes here.*API_ORIGIN/],
    [{ smtpUrl: 'smtp://a', smsUrl: 'https://b' }, /No message comes here.*SMTP_URL.*SMS_URL/],
  ])('%j', async (sent, said) => {
    const { get } = await opened(sent, null);
    const { body } = await get();
    expect(body).toMatch(said);
    expect(body).not.toMatch(/arrives here|appear by themselves|<script/);
    expect((await get('/messages')).json()).toEqual([]);
  });

  test.each([
    [{ smtpUrl: 'smtp://a' }, 'No text message yet', 'No email yet'],
    [{ smsUrl: 'https://b' }, 'No email yet', 'No text message yet'],
    [{}, 'No message yet', 'SMTP_URL'],
  ])('%j', async (sent, said, unsaid) => {
    const { body } = await (await opened(sent)).get();
    expect(body).toContain(said);
    expect(body).not.toContain(unsaid);
  });
});
