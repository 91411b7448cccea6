import type { Product } from './product.ts';

const WAIT_MS = 30_000;

/** What came with the newest message to an address or number. */
export type Message = { readonly text: string; readonly code: string; readonly link: string };

/** The newest message to an address or number; waits for it. @throws {Error} after thirty seconds */
export async function messageTo({ mails }: Product, to: string): Promise<Message> {
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    const newest = (await mails(to)).toSorted((a, b) => b.sentAt - a.sentAt)[0];
    if (newest) {
      const whole = `${newest.subject}\n${newest.text}`;
      const link = /http\S+\/(?:email-code-verify|login-link)\S+/.exec(newest.text)?.[0] ?? '';
      return { text: newest.text, code: /\b\d{6}\b/.exec(whole.replace(link, ''))?.[0] ?? '', link };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No message arrived for ${to}`);
}
