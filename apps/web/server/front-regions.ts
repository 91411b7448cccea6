import { countryName, localeOf } from '@gatehouse/rules/site/locale';
import { languages } from '@gatehouse/words/languages';
import type { FastifyInstance } from 'fastify';
import { countriesOfIntl } from '../platform/region/known-countries.ts';
import { REGION_NAMES_PATH } from '../platform/region/region-names.ts';
import { type PackedJson, packedJson, sendPackedJson } from './http/packed-json.ts';

const MAX_AGE_SECONDS = 86_400;

/** LANG-18: the names of countries in each language of ours, for browsers that do not know the language. */
export async function frontRegions(server: FastifyInstance): Promise<void> {
  const tags = new Set(Object.keys(languages).flatMap((code) => localeOf(code)?.tag ?? []));
  const files = new Map<string, PackedJson>();
  server.get<{ Params: { file: string } }>(`${REGION_NAMES_PATH}/:file`, (request, reply) => {
    const tag = request.params.file.replace(/\.json$/, '');
    if (!tags.has(tag)) return reply.code(404).type('text/plain').send('There is no such language.');
    const file = files.get(tag) ?? packedJson(namesIn(tag));
    files.set(tag, file);
    return sendPackedJson(request, reply, file, MAX_AGE_SECONDS);
  });
}

const namesIn = (tag: string) => Object.fromEntries(countriesOfIntl().map((code) => [code, countryName(tag, code)]));
