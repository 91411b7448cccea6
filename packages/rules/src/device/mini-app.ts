import { type Decision, decide, type Rule } from '../decision.ts';
import { hasTelegramLaunch, isTelegramWebview } from './platform.ts';

export type MiniAppQuestion = {
  /** An address, or its query or fragment. Absent where it must not count: anyone can write a link. */
  readonly launch?: string | undefined;
  /** Telegram's bridge is in the page, or around it. Absent on the server, which does not see it. */
  readonly bridge?: boolean | undefined;
  readonly userAgent: string | undefined;
  /** The API has verified launch data that this browser sent. Absent in the page, which does not see it. */
  readonly marked?: boolean | undefined;
};

const table: readonly Rule<MiniAppQuestion, boolean>[] = [
  {
    rule: 'PLAT-02',
    check: 'Telegram’s launch parameters',
    answer: ({ launch }) => hasTelegramLaunch(launch ?? '') || undefined,
  },
  { rule: 'PLAT-02', check: 'Telegram’s bridge', answer: ({ bridge }) => bridge || undefined },
  { rule: 'PLAT-02', check: 'the user agent', answer: ({ userAgent }) => isTelegramWebview(userAgent) || undefined },
  { rule: 'PLAT-02', check: 'a call with verified launch data', answer: ({ marked }) => marked || undefined },
  { rule: 'PLAT-02', check: 'anywhere else', answer: () => false },
];

/** PLAT-02: whether a browser is in a Telegram mini-app. */
export function inMiniApp(question: MiniAppQuestion): Decision<boolean> {
  return decide(table, question);
}
