import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/**
 * For tests: a mail server and an SMS gateway that can be made to fail: to refuse, to stay silent once they have the message,
 * or to be slow. `codes` and `links` are those of the accepted messages, the latest last.
 */
export async function openPeers() {
  const health = { ill: undefined as 'refuses' | 'silent' | undefined, answerMs: 0 };
  const taken: string[] = [];
  const closers: (() => Promise<unknown>)[] = [];
  const mails = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      stream.on('end', async () => {
        await wait(health.answerMs);
        if (health.ill === 'refuses') return done(Object.assign(new Error('Full'), { responseCode: 452 }));
        if (health.ill === 'silent') return undefined;
        taken.push(text);
        return done();
      });
    },
  });
  mails.on('error', () => undefined);
  const texts: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', async () => {
      await wait(health.answerMs);
      if (health.ill === 'silent') return;
      response.statusCode = health.ill === 'refuses' ? 503 : 200;
      if (!health.ill) taken.push(body);
      response.end('{}');
    });
  });
  const port = async (server: { listen: Server['listen'] }, of: () => AddressInfo) => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return of().port;
  };
  const smtp = await port(mails as never, () => mails.server.address() as AddressInfo);
  const sms = await port(texts, () => texts.address() as AddressInfo);
  closers.push(
    () => new Promise<void>((resolve) => mails.close(resolve)),
    async () => texts.closeAllConnections(),
    () => new Promise((resolve) => texts.close(resolve)),
  );
  return {
    ...{ health, smtpUrl: `smtp://127.0.0.1:${smtp}`, smsUrl: `http://127.0.0.1:${sms}/send` },
    codes: () => taken.map((text) => /^Subject: (\d{6})|#(\d{6})/m.exec(text)?.slice(1).find(Boolean) ?? ''),
    /** The tokens of the links. */
    links: () => taken.map((text) => /\?trx=[\w-]+#([\w-]{43})/.exec(readable(text))?.[1] ?? ''),
    async close() {
      for (const close of closers) await close();
    },
  };
}

/** RFC 2045, 6.7, as far as addresses need it. */
function readable(quotedPrintable: string): string {
  return quotedPrintable.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
