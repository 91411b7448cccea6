import { qrGenerate, qrStatus } from '@gatehouse/contract/login/qr';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { destinationHere } from '../../platform/navigation/destination.ts';
import { miniAppParts } from '../../platform/navigation/mini-app-parts.ts';
import { leaveTo } from '../../platform/navigation/navigate.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import { switchToDemo } from '../sign-in/demo-login.ts';
import type { QrEffect, QrEvent } from './qr-flow.ts';

const RETRY_MS = 3_000;
/** Minimum interval of calls, for an API that answers at once instead of waiting for news. */
const POLL_MS = 2_000;

/** The effects of showing a code. */
export function qrEffects(page: PageFrame): FlowEffects<QrEvent, QrEffect> {
  const { ask } = getPlatform(page);
  return {
    async make(_, signal) {
      const answer = await localizeAnswer(page, ask(qrGenerate, undefined, { signal }));
      return { type: 'made', answer, at: Date.now() };
    },
    async listen({ uuid, seen }, signal) {
      const from = performance.now();
      // TG-02
      const payload = { uuid, ...miniAppParts.launched?.(), ...(seen ? { seen } : {}) };
      const answer = await localizeAnswer(page, ask(qrStatus, payload, { signal }));
      const wasBusy = answer.result?.status === seen && performance.now() - from < POLL_MS;
      if (wasBusy) await pause(POLL_MS, signal);
      return { type: 'told', answer, at: Date.now() };
    },
    async holdOff(_, signal) {
      await pause(RETRY_MS, signal);
      return { type: 'retried' };
    },
    async leave() {
      await switchToDemo(page);
      leaveTo(destinationHere(page, 'login'), 'replace');
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
