import Fastify from 'fastify';
import { FIRST_GUEST } from '../core/people.ts';
import { createTelegram } from '../core/telegram.ts';
import { DEMO_BOT_TOKEN, DEMO_CLIENT_SECRET } from '../demo-bot.ts';
import { telegramPages } from '../pages/telegram-pages.ts';
import type { Defect } from '../signing/defects.ts';

export type OwnTelegram = Awaited<ReturnType<typeof openOwnTelegram>>;

/** For tests: the Telegram of `apps/telegram` on a port of its own, and a person at its login page. */
export async function openOwnTelegram(sites: readonly string[]) {
  const server = Fastify();
  const telegram = createTelegram({
    ...{ origin: 'http://telegram.localhost:3000', botToken: DEMO_BOT_TOKEN, clientSecret: DEMO_CLIENT_SECRET },
    bot: { name: 'Gatehouse', username: 'gatehouse_demo_bot' },
    sites: sites.map((origin) => ({ name: origin, origin })),
    apps: [{ name: 'Log in', path: '/telegram-register-login' }],
  });
  await server.register(telegramPages, { telegram });
  const loginOrigin = `${await server.listen({ port: 0, host: '127.0.0.1' })}/dev/telegram`;

  /** Confirms, or cancels without a guest; returns the address that the browser is led back to. */
  const answer = async (url: string, guest: number | undefined, defect: Defect = 'none') => {
    const page = new URL(url);
    page.pathname += '/confirm';
    for (const [name, value] of Object.entries({
      ...(guest === undefined ? { answer: 'cancel' } : { answer: 'accept', person: String(FIRST_GUEST + guest) }),
      ...{ defect, writes: 'on' },
    }))
      page.searchParams.set(name, value);
    const back = await fetch(page, { redirect: 'manual' });
    return new URL(back.headers.get('location') ?? `http://refused.invalid/?${await back.text()}`);
  };
  return {
    ...{ loginOrigin, botToken: DEMO_BOT_TOKEN, clientSecret: DEMO_CLIENT_SECRET, answer },
    clientId: String(telegram.bot.id),
    numberOf: (guest: number) => FIRST_GUEST + guest,
    close: () => server.close(),
  };
}
