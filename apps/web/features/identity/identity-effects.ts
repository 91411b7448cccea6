import { codes } from '@gatehouse/contract/errors/codes';
import { type KycStatus, kycStatus, kycSubmit } from '@gatehouse/contract/region/kyc';
import type { ImageSide } from '@gatehouse/rules/identity/document-images';
import type { ReactNode } from 'react';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { loadAgain } from '../../platform/navigation/navigate.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { usePage } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import { useStepUp } from '../verification/step-up.tsx';
import type { IdentityEffect, IdentityEvent } from './identity-flow.ts';

/** Interval of the status calls while the page is visible. */
const LOOK_EVERY_MS = 10_000;

/** The effects of the identity flow. @param onImages called with the pictures that the API has, where it misses some */
export function useIdentityEffects(onImages: (images: readonly ImageSide[]) => void): {
  effects: FlowEffects<IdentityEvent, IdentityEffect>;
  dialog: ReactNode;
} {
  const page = usePage();
  const { call, dialog } = useStepUp();
  const effects: FlowEffects<IdentityEvent, IdentityEffect> = {
    async send({ identity }, signal) {
      const { ask } = getPlatform(page);
      const answer = await call(kycSubmit, () => localizeAnswer(page, ask(kycSubmit, identity, { signal })));
      if (answer.ret_code === codes.identityImagesMissing) {
        const { ret_code, result } = await ask(kycStatus, undefined, { signal });
        if (ret_code === codes.success && result?.images) onImages(result.images);
      }
      return { type: 'answered', answer };
    },
    async await(_, signal) {
      while (!signal.aborted) {
        await pause(signal);
        if (signal.aborted) return undefined;
        if (document.visibilityState !== 'visible') continue;
        const { ret_code, result } = await getPlatform(page).ask(kycStatus, undefined, { signal });
        if (ret_code === codes.sessionInvalid) return undefined;
        if (ret_code === codes.success && isDecided(result)) loadAgain();
      }
      return undefined;
    },
  };
  return { effects, dialog };
}

function isDecided(status: KycStatus | undefined): boolean {
  return status?.state === 'verified' || status?.state === 'refused';
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LOOK_EVERY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
