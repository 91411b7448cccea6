import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import type { ProvenCall, TelegramEffect, TelegramEvent } from './telegram-state.ts';

/** Every visit asks it once: it is one file of the build, with the modules that it imports. */
const launch = () => import('./look.ts');
const answers = () => import('../../platform/webview/telegram-auth.ts');
/** A visit in a browser needs none of them. */
const calls = () => import('./telegram-calls.ts');
/** A person who is logged in: whether the account is linked. */
const linkCalls = () => import('./link-calls.ts');
const words = () => import('./say.ts');

/** The effects of the Telegram flow. `proven` makes a call with the security check: the screen that asks has it. */
export function useTelegramEffects(proven: ProvenCall): FlowEffects<TelegramEvent, TelegramEffect> {
  const page = usePage();
  return {
    look: async (_, signal) => (await launch()).look(page, signal),
    async endOthers(_, signal) {
      return (await (await launch()).endOthersSession(page, signal)) ? undefined : { type: 'launchOver' };
    },
    async logIn(_, signal) {
      return { type: 'answered', answer: await (await calls()).logIn(page, signal) };
    },
    async keep({ auth }) {
      (await answers()).writeTelegramAuth(auth);
      return undefined;
    },
    readStatus: async (launched, signal) => (await linkCalls()).readStatus(page, launched, signal),
    async noteAnswered() {
      (await answers()).noteTelegramLinkAnswered();
      return undefined;
    },
    async bind(_, signal) {
      return { type: 'answered', answer: await (await linkCalls()).bind(page, proven.current, signal) };
    },
    async sayExpired() {
      await (await words()).saySessionExpired(page);
      return undefined;
    },
    async sayBound() {
      await (await words()).sayBound(page);
      return { type: 'wentOn' };
    },
    async sayFailed({ code }) {
      const answer = await (await words()).sayBindFailure(page, code);
      // To bind again leaves for the account's page.
      return answer === 'bind-again' ? undefined : { type: 'wentOn' };
    },
    leave: async () => (await calls()).leave(page),
  };
}
