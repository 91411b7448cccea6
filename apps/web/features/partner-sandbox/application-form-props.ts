import type { RedirectProposal } from './protocol/redirect-proposal.ts';
import type { ApplicationState, SandboxEvent } from './sandbox-state.ts';

/** What a form for an application gets. */
export type ApplicationFormProps = {
  readonly state: ApplicationState;
  readonly tell: (event: SandboxEvent) => void;
  readonly proposal: RedirectProposal;
};
