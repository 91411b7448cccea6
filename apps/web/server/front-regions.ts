import { gzipSync } from 'node:zlib';
import { countryName, localeOf } from '@gatehouse/rules/site/locale';
import { languages } from '@gatehouse/words/languages';
import type { FastifyInstance } from 'fastify';
import { countriesOfIntl } from '../platform/region/known-countries.ts';
import { REGION_NAMES_PATH } from '../platform/region/region-names.ts';
import { acceptsGzip } from './http/accepts-gzip.ts';

const MAX_AGE_SECONDS = 86_400;

/** LANG-18: the names of countries in each language of ours, for browsers that do not know the language. */
export async function frontRegions(server: FastifyInstance): Promise<void> {
  const tags = new Set(Object.keys(languages).flatMap((code) => localeOf(code)?.tag ?? []));
  const files = new Map<string, ReturnType<typeof fileOf>>();
  server.get<{ Params: { file: string } }>(`${REGION_NAMES_PATH}/:file`, (request, reply) => {
    const tag = request.params.file.replace(/\.json$/, '');
    if (!tags.has(tag)) return reply.code(404).type('text/plain').send('There is no such language.');
    const { plain, zipped } = files.get(tag) ?? fileOf(tag);
    files.set(tag, { plain, zipped });
    reply.type('application/json; charset=utf-8');
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`).header('vary', 'Accept-Encoding');
    if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(plain);
    return reply.header('content-encoding', 'gzip').send(zipped);
  });
}

function fileOf(tag: string) {
  const plain = Buffer.from(
    JSON.stringify(Object.fromEntries(countriesOfIntl().map((code) => [code, countryName(tag, code)]))),
  );
  return { plain, zipped: gzipSync(plain, { level: 9 }) };
}
