import { INTERACTION_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { oauthAuthorize, oauthConfirm, oauthPreAuthorize } from '@gatehouse/contract/oauth/oauth';
import { movesMoney } from '@gatehouse/rules/oauth/scopes';
import type { ReactNode } from 'react';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { leaveTo, targetOf } from '../../platform/navigation/navigate.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { usePage } from '../../shell/page-context.tsx';
import type { AnswerEvent } from '../forms/answered.ts';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { useStepUp } from '../verification/step-up.tsx';
import type { ConsentEffect, ConsentEvent } from './consent-flow.ts';
import { framedRedirect } from './framed-redirect.ts';
import { oauthLogin } from './paths.ts';

/** The effects of the consent page, and the dialog that verifies the user. */
export function useConsentEffects(): { effects: FlowEffects<ConsentEvent, ConsentEffect>; dialog: ReactNode } {
  const page = usePage();
  const { call: proven, dialog } = useStepUp();
  const look = (interaction: string, signal: AbortSignal) =>
    getPlatform(page).ask(oauthPreAuthorize, { interaction }, { signal });
  const answered = async (answering: Promise<SubmitAnswer>): Promise<AnswerEvent> => ({
    type: 'answered',
    answer: await localizeAnswer(page, answering),
  });
  return {
    dialog,
    effects: {
      look(_, signal) {
        const interaction = interactionHere();
        return interaction === '' ? { type: 'nothingThere' } : answered(look(interaction, signal));
      },
      prove: (_, signal) => answered(proven(oauthPreAuthorize, () => look(interactionHere(), signal))),
      read: (_, signal) =>
        answered(getPlatform(page).ask(oauthAuthorize, { interaction: interactionHere() }, { signal })),
      send({ allow, scopes, name }) {
        const payload = { interaction: interactionHere(), allow, scopes: [...scopes] };
        // What the person proves for is said once more, where it is the most that an application can do.
        const about = movesMoney(scopes)
          ? ({ id: 'stepUp.action.application.move', values: { name } } as const)
          : undefined;
        const action = { path: oauthConfirm.path, about };
        return answered(proven(action, () => getPlatform(page).ask(oauthConfirm, payload)));
      },
      async leave({ to }) {
        // It is the provider's, on this origin; anything else is not followed.
        const own = targetOf({ value: to }, []);
        leaveTo(page.oauth?.framed ? await framedRedirect(page, own) : own);
        return undefined;
      },
      logIn() {
        getPlatform(page).token.clear();
        leaveTo(oauthLogin(page), 'replace');
        return undefined;
      },
    },
  };
}

/** The request that the address names; empty: none. */
function interactionHere(): string {
  return new URLSearchParams(location.search).get(INTERACTION_PARAMETER) ?? '';
}
