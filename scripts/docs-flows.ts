import { sessionsFlowOf } from '../apps/web/features/dashboard/sessions-flow.ts';
import { loginFlow } from '../apps/web/features/login/login-flow.ts';
import { registrationFlow } from '../apps/web/features/registration/registration-flow.ts';
import { flowDiagram } from '../apps/web/platform/flow-diagram.ts';

/** docs/flows.md: the diagram of every flow, drawn from its table. */
export function flowsPage(): string {
  return [
    '# Flows',
    '',
    'Generated from the tables in `apps/web/features/*/*-flow.ts` by `scripts/docs.ts`; do not edit.',
    '',
    'An arrow is a row of the table: `event [condition] / effects`. Of several arrows for one event, the first whose',
    'condition holds is taken, in the order in which they stand here.',
    '',
    ...section('Login', 'LOGIN-02', flowDiagram(loginFlow)),
    ...section('Registration', 'SIGNUP-04, SIGNUP-05, REDIR-12', flowDiagram(registrationFlow)),
    ...section('Sessions on the dashboard', 'SESS-06', flowDiagram(sessionsFlowOf([]))),
  ].join('\n');
}

function section(title: string, ids: string, diagram: string): string[] {
  return [`## ${title}`, '', `Rules: ${ids}.`, '', '```mermaid', diagram.trimEnd(), '```', ''];
}
