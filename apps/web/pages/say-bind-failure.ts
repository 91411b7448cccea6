import type { PageFrame } from '../shell/page-context.tsx';

/** TG-08: why Telegram was not linked, as the mini-app says it, loaded when it is needed; false: the person leaves to bind again. */
export async function sayBindFailure(page: PageFrame, code: string): Promise<boolean> {
  const telegram = await import('../features/telegram/say.ts');
  return (await telegram.sayBindFailure(page, code)) !== 'bind-again';
}
