import { whiteHosts } from '@gatehouse/contract/session/session-extras';
import { readinessProblems } from '@gatehouse/identity/compose';
import type { Api } from '@gatehouse/web/server/api/api';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

const ANSWER_MS = 2_000;

export type ReadinessOptions = {
  readonly identity: FastifyInstance | undefined;
  readonly api: Api;
  readonly isListening: () => boolean;
  readonly isDraining: () => boolean;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
};

/** Why the product cannot serve now, in words without secrets; none: it can. The log says it whenever it changes. */
export function readinessOf(options: ReadinessOptions): () => Promise<readonly string[]> {
  const { identity, api, isListening, isDraining, logger } = options;
  let said = '';
  return async () => {
    if (isDraining()) return ['stopping'];
    if (!isListening()) return ['starting'];
    const problems = identity ? await readinessProblems(identity) : await apiProblems(api);
    const text = problems.join('; ');
    if (text !== said) logger.warn(text ? `not ready: ${text}` : 'ready again');
    said = text;
    return problems;
  };
}

/** Any answer but a failure of the server will do: what the API says to this call is not looked at. */
async function apiProblems(api: Api): Promise<readonly string[]> {
  const { method, path } = whiteHosts;
  const answer = await api({ method, path, headers: { accept: 'application/json' }, withinMs: ANSWER_MS }).catch(
    () => undefined,
  );
  if (!answer) return ['the API at API_ORIGIN does not answer'];
  return answer.status < 500 ? [] : [`the API at API_ORIGIN answers with ${answer.status}`];
}
