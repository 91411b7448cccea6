import { nameFlow } from '../apps/web/features/account/name-flow.ts';
import { passwordFlow } from '../apps/web/features/account/password-flow.ts';
import { sessionsFlowOf } from '../apps/web/features/account/sessions-flow.ts';
import { factorRecoveryFlow } from '../apps/web/features/account-recovery/factor-recovery-flow.ts';
import { retrieveFlow } from '../apps/web/features/account-recovery/password-reset-flow.ts';
import { beginFlow } from '../apps/web/features/ban/begin-flow.ts';
import { lockFlow } from '../apps/web/features/ban/lock-flow.ts';
import { unblockFlow } from '../apps/web/features/ban/unblock-flow.ts';
import { captchaFlow } from '../apps/web/features/captcha/captcha-flow.ts';
import { connectedAppsFlow } from '../apps/web/features/connected-apps/connected-apps-flow.ts';
import { identityFlow } from '../apps/web/features/identity/identity-flow.ts';
import { loginFlow } from '../apps/web/features/login/login-flow.ts';
import { linkFlow } from '../apps/web/features/login/methods/code-and-link/link-flow.ts';
import { consentFlow } from '../apps/web/features/oauth-consent/consent-flow.ts';
import { sandboxFlow } from '../apps/web/features/partner-sandbox/sandbox-flow.ts';
import { approveFlow } from '../apps/web/features/qr/approve-flow.ts';
import { qrFlow } from '../apps/web/features/qr/qr-flow.ts';
import { registrationFlow } from '../apps/web/features/registration/registration-flow.ts';
import { subAccountsFlow } from '../apps/web/features/sub-account/sub-accounts-flow.ts';
import { subLoginFlow } from '../apps/web/features/sub-account/sub-login-flow.ts';
import { cardFlow } from '../apps/web/features/telegram/card-flow.ts';
import { telegramFlow } from '../apps/web/features/telegram/telegram-flow.ts';
import { tasksFlow } from '../apps/web/features/telegram-tasks/tasks-flow.ts';
import { callbackFlow } from '../apps/web/features/third-party/callback-flow.ts';
import { linkedFlow } from '../apps/web/features/third-party/linked-flow.ts';
import { registerFlow } from '../apps/web/features/third-party/register-flow.ts';
import { verificationFlow } from '../apps/web/features/verification/proof-flow.ts';
import { flowDiagram } from '../apps/web/platform/flow/flow-diagram.ts';

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
    'Whatever asks for a proof uses one table: a login for its code or its second factor, a change of an account, a way back.',
    '',
    ...section('A proof', 'LOGIN-02', flowDiagram(verificationFlow)),
    ...section('The page of an emailed link', 'LOGIN-02', flowDiagram(linkFlow)),
    'Calls that a captcha protects get their proof by this table: unseen where they can, else by the visible kinds in order.',
    '',
    ...section('A captcha', 'CAPT-01 to CAPT-08', flowDiagram(captchaFlow)),
    'Two devices take part in a login by QR code: one shows the code, the other scans it.',
    '',
    ...section('Log in by QR code', 'LOGIN-05', flowDiagram(qrFlow)),
    ...section('Approve a login by QR code', 'LOGIN-05', flowDiagram(approveFlow)),
    ...section('Back from another company', 'LOGIN-06', flowDiagram(callbackFlow)),
    'From Telegram to an account: the mini-app logs in by itself where the account is linked; else the person decides twice.',
    '',
    ...section('From Telegram to an account', 'SHELL-12, LOGIN-08, TG-03 to TG-10', flowDiagram(telegramFlow)),
    ...section('Consent to an application', 'OAUTH-03', flowDiagram(consentFlow)),
    ...section('The partner sandbox', 'OAUTH-06', flowDiagram(sandboxFlow)),
    ...section('A new account by another company', 'SIGNUP-12', flowDiagram(registerFlow)),
    ...section('Linked accounts', 'LOGIN-06', flowDiagram(linkedFlow)),
    ...section('Telegram on the account page', 'TG-01, TG-07', flowDiagram(cardFlow)),
    ...section('Connected apps', 'OAUTH-02', flowDiagram(connectedAppsFlow)),
    ...section('Tasks of the mini-app', 'TG-11', flowDiagram(tasksFlow)),
    'The four variants of a registration and its two methods are one table: the variant and the method give each',
    'registration its way (`{ form, proof }`), which conditions look at. A page that is opened by a link begins at `looking`.',
    '',
    ...section('Registration', 'SIGNUP-01 to SIGNUP-06, REDIR-12', flowDiagram(registrationFlow)),
    'Locking and unlocking an account begin alike; then each has its own table.',
    '',
    ...section('Whose account to lock or unlock', 'BAN-01, SHELL-10', flowDiagram(beginFlow)),
    ...section('Lock an account', 'BAN-01, SHELL-10', flowDiagram(lockFlow)),
    ...section('Unlock an account', 'BAN-02 to BAN-05', flowDiagram(unblockFlow)),
    ...section('Sessions of an account', 'SESS-06', flowDiagram(sessionsFlowOf([]))),
    ...section('A new address or number', 'SHELL-13', flowDiagram(nameFlow)),
    ...section('A new password', 'SHELL-13', flowDiagram(passwordFlow)),
    ...section('A forgotten password', 'SHELL-10', flowDiagram(retrieveFlow)),
    ...section('Something lost', 'SHELL-10', flowDiagram(factorRecoveryFlow)),
    ...section('Login to a sub-account', 'SHELL-10, LOGIN-01', flowDiagram(subLoginFlow)),
    ...section('Sub-accounts', 'SHELL-10', flowDiagram(subAccountsFlow)),
    ...section('Identity', 'REGION-08', flowDiagram(identityFlow)),
  ].join('\n');
}

function section(title: string, ids: string, diagram: string): string[] {
  return [`## ${title}`, '', `Rules: ${ids}.`, '', '```mermaid', diagram.trimEnd(), '```', ''];
}
