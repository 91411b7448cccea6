import { OperatorFileError } from '@gatehouse/identity/kernel/operator-file';
import type { ClientDirectory } from '@gatehouse/identity/use-cases/oauth/clients/client';
import { openClientsFile } from '@gatehouse/identity/use-cases/oauth/clients/clients-file';
import { demoCampaigns, readTasks } from '@gatehouse/identity/use-cases/telegram-tasks/tasks-file';
import { readProviders } from '@gatehouse/identity/use-cases/third-party/providers-file';
import { readCaptchaFile } from '@gatehouse/identity/verification/captcha/captcha-file';
import type { Brand } from '@gatehouse/rules/site/brand';
import { demoClients } from './demo/demo-clients.ts';
import { type Environment, EnvironmentError } from './environment.ts';

/** LOGIN-06 @throws {EnvironmentError} */
export function providersFrom({ oidcProvidersFile: path, secretOf }: Environment, { sites }: Brand) {
  try {
    return readProviders({ path, secretOf, siteIds: sites.map(({ id }) => id) });
  } catch (cause) {
    throw refusedFile('OIDC_PROVIDERS_FILE', cause);
  }
}

/** TG-11: of the operator's file; in development without one, a demo of our own. @throws {EnvironmentError} */
export function tasksFrom({ telegramTasksFile: path, development }: Environment, { sites }: Brand) {
  if (path === undefined) return development ? demoCampaigns : [];
  try {
    return readTasks(
      path,
      sites.map(({ id }) => id),
    );
  } catch (cause) {
    throw refusedFile('TELEGRAM_TASKS_FILE', cause);
  }
}

/** CAPT-01: the pages need them too, whichever API checks their proofs. @throws {EnvironmentError} */
export function captchasFrom({ captchaFile: path, secretOf }: Environment) {
  try {
    return readCaptchaFile({ path, secretOf });
  } catch (cause) {
    throw refusedFile('CAPTCHA_FILE', cause);
  }
}

/** The error that ends the start; any other stays what it is. */
function refusedFile(variable: string, cause: unknown): unknown {
  return cause instanceof OperatorFileError ? new EnvironmentError(`${variable}: ${cause.message}`, { cause }) : cause;
}

/** The applications of the operator's file; undefined: OAuth is off. `close` ends the watching of the file. */
export type OpenedClients = { readonly clients: ClientDirectory | undefined; readonly close: () => void };

/**
 * OAUTH-01: the file is read again after each change. In development without one there is a demo application.
 * @param report receives why a changed file is not used
 * @throws {EnvironmentError}
 */
export async function openClients(
  { oauthClientsFile: path, secretOf, development, apiOrigin }: Environment,
  { sites }: Brand,
  report: (problem: string) => void,
): Promise<OpenedClients> {
  if (apiOrigin || path === undefined) return { clients: development ? demoClients : undefined, close: () => {} };
  try {
    const onError = (error: unknown) => report(`OAUTH_CLIENTS_FILE: ${(error as Error).message}`);
    return await openClientsFile({ path, secretOf, siteIds: sites.map(({ id }) => id), onError });
  } catch (cause) {
    throw refusedFile('OAUTH_CLIENTS_FILE', cause);
  }
}
