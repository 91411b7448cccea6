import { withLanguage } from '@gatehouse/rules/language/path-language';
import { PARTNER_SANDBOX_PATH } from '@gatehouse/rules/oauth/oauth-paths';
import { useSyncExternalStore } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useFreshOnReturn } from '../sign-in/return-target.ts';
import { redirectProposal } from './protocol/redirect-proposal.ts';
import { useSandboxEffects } from './sandbox-effects.ts';
import { sandboxFlow } from './sandbox-flow.ts';
import { SandboxScreen } from './sandbox-screen.tsx';

const never = () => () => undefined;

/** OAUTH-06: a partner's developer tries the flow, step by step, on the test network or in development. */
export function PartnerSandbox() {
  const { site, language } = usePage();
  const [state, tell] = useFlow(sandboxFlow, useSandboxEffects());
  // A site may have more hosts than its official one.
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => site.origin,
  );
  useFreshOnReturn(state.step === 'leaving');
  const proposal = redirectProposal(origin, withLanguage(language.value, PARTNER_SANDBOX_PATH));
  return <SandboxScreen {...{ state, tell, proposal }} />;
}
