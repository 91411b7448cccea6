import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { isOver, mayHaveBeenSent, NotDelivered } from './not-delivered.ts';
import { type MailServer, mailServer } from './smtp.ts';

const FROM = { name: 'Gatehouse', address: 'help@gatehouse.example' };
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const mail = (n: number): Mail => ({ to: `reader${n}@example.com`, subject: `mail ${n}`, text: 'x', html: '<p>x</p>' });

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function sender(url: string, patience: { wholeMs: number; mailsAtOnce: number }): MailServer {
  const server = mailServer(url, FROM, patience);
  closers.unshift(server.close);
  return server;
}

/** It takes connections, and says nothing. */
async function silentServer(): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  closers.push(
    () => {
      for (const socket of sockets) socket.destroy();
    },
    () => server.close(),
  );
  return listen(server);
}

/** It answers each body after `answerMs`, with the mail's subject noted when it came. */
async function slowServer(answerMs: () => number) {
  const came: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      stream.on('end', async () => {
        came.push(/^Subject: (.*?)\r?$/m.exec(text)?.[1] ?? '');
        await wait(answerMs());
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return { came, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

/** How each delivery ended, and after how many milliseconds. */
async function ends(server: MailServer, mails: readonly Mail[]) {
  const began = performance.now();
  const one = async (each: Mail) => {
    const error = await server.deliver(each).then(
      () => undefined,
      (cause: Error) => cause,
    );
    const end = error && (mayHaveBeenSent(error) ? 'maybe' : 'not');
    return { end: end ?? 'sent', ms: performance.now() - began, message: error?.message };
  };
  return Promise.all(mails.map(one));
}

const many = (count: number) => Array.from({ length: count }, (_, n) => mail(n));

test('a silent mail server is given up in one time for all, however many wait, and nothing was sent', async () => {
  const server = sender(await silentServer(), { wholeMs: 500, mailsAtOnce: 100 });
  const ended = await ends(server, many(20));
  expect(Math.max(...ended.map(({ ms }) => ms))).toBeLessThan(1500);
  expect(new Set(ended.map(({ end }) => end))).toEqual(new Set(['not']));
});

test('beyond so many mails at once the next is refused at once', async () => {
  const server = sender(await silentServer(), { wholeMs: 600, mailsAtOnce: 8 });
  const ended = await ends(server, many(12));
  expect(ended.filter(({ ms }) => ms < 300).map(({ end }) => end)).toEqual(['not', 'not', 'not', 'not']);
  expect(ended.filter(({ ms }) => ms >= 500)).toHaveLength(8);
});

test('a mail that was given up while it waited is never sent; one whose body went out may arrive', async () => {
  let answerMs = 1500;
  const { came, url } = await slowServer(() => answerMs);
  const server = sender(url, { wholeMs: 2500, mailsAtOnce: 100 });
  const ended = await ends(server, many(20));
  const count = (wanted: string) => ended.filter(({ end }) => end === wanted).length;
  // Five connections: five are taken, five are under way when time is up, ten never had their turn.
  expect([count('sent'), count('maybe'), count('not')]).toEqual([5, 5, 10]);
  expect(ended.some(({ message }) => message?.includes('@'))).toBe(false);
  await wait(1700);
  expect(came).toHaveLength(10);
  // Others go through, over connections of their own.
  answerMs = 0;
  expect((await ends(server, [mail(99)]))[0]?.end).toBe('sent');
  expect(came.at(-1)).toBe('mail 99');
});

test.each([
  [550, true],
  [451, false],
])('a recipient that a server refuses with %i is refused for good: %s', async (responseCode, over) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const error = await sender(url, { wholeMs: 5_000, mailsAtOnce: 5 })
    .deliver(mail(0))
    .catch((cause: unknown) => cause);
  expect([error instanceof NotDelivered, isOver(error)]).toEqual([true, over]);
});
