import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
import { memberInfo } from '@gatehouse/contract/session/session-extras';
import { arrivalDialogs, arrivalNames } from '@gatehouse/rules/explorer/explore-dialogs';
import { WALL_PATH } from '@gatehouse/rules/page/page-paths';
import type { Place } from '@gatehouse/rules/region/country';
import { tokenCookieName } from '@gatehouse/rules/session/session';
import type { Site } from '@gatehouse/rules/site/site';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiRequest, ApiResponse } from '../api/api.ts';
import { createMessagesSource } from '../messages/messages-source.ts';
import { UNAVAILABLE_STATUS } from '../page/closed-sign-up.ts';
import { createPageRenderer } from '../page/page-renderer.ts';
import { pageRoute } from '../page/page-route.ts';
import { loadPages } from '../pages.ts';
import { createReferences } from '../references/references.ts';
import { visitorReader } from './visitor.ts';

let server: FastifyInstance;
let place: Place = {};
let kycCountry = '';

const json = (value: unknown): ApiResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
});

async function api({ path }: ApiRequest): Promise<ApiResponse> {
  const member = { id: 7, home_site: '', kyc_country: kycCountry, member_since: 0 };
  return json({ ret_code: 0, result: path === memberInfo.path ? member : { id: 7, username: 'u', status: 1 } });
}

beforeAll(async () => {
  server = Fastify();
  const messages = createMessagesSource({
    brand: {},
    origin: undefined,
    project: 'gatehouse',
    report: () => {},
    onChange: () => {},
  });
  const bundle = {
    render: ({ name }: { name: string }) => `<main>${name}</main>`,
    stylesOf: () => '',
    scriptsOf: () => undefined,
    filesOf: () => ({ script: '/assets/a.js', preloads: [], style: '/assets/a.css' }),
  };
  pageRoute(server, {
    ...{ brand, api, development: false, references: createReferences() },
    visitorOf: visitorReader(brand, () => place),
    pages: await loadPages({ development: false }),
    renderer: createPageRenderer({ brand, bundle, messages, development: false }),
  });
});
afterAll(() => server.close());

/** The server's own redirects and walls, by the names of the rule. */
async function metOn(site: Site, path: string, loggedIn: boolean): Promise<string[]> {
  const cookie = loggedIn ? `${tokenCookieName(brand, site, false)}=a-token-of-the-session-1234567890` : '';
  const url = `/${site.languages.otherwise}${path}`;
  const { statusCode, headers, body } = await server.inject({ url, headers: { host: site.hosts[0] ?? '', cookie } });
  if (statusCode === UNAVAILABLE_STATUS) return [place.country === 'CN' ? arrivalNames.banned : arrivalNames.blocked];
  const wall =
    String(headers.location ?? '').includes(`${WALL_PATH}?`) || body.includes('<main>compliance-wall</main>');
  return wall ? [arrivalNames.wall] : [];
}

test.each(brand.sites.map((site) => [site.id, site] as const))(
  '[REGION-03] [REGION-08] [REGION-10] on %s the server answers by the rule of arrivals, for all visitors',
  async (_id, site) => {
    const places: Place[] = [{}, { country: 'DE' }, { country: 'US' }, { country: 'CN' }];
    places.push({ country: 'CA', subdivision: 'ON' }, { country: 'CA', subdivision: 'QC' });
    for (const here of places) {
      place = here;
      for (const path of [site.paths.register, '/sign-up', '/friend-invite', '/invite', '/exclusive-benefits']) {
        const visitor = { brand, site, place, region: null, loginOnly: false };
        const said = arrivalDialogs({ ...visitor, path, loggedIn: false }).value;
        expect(await metOn(site, path, false), path + JSON.stringify(here)).toEqual(said.filter(isServers));
      }
    }
    place = {};
    for (const country of ['', 'NL', 'HK', 'DE', 'GE', 'BR']) {
      kycCountry = country;
      const visitor = { brand, site, place, region: null, loginOnly: false, kycCountry };
      const said = arrivalDialogs({ ...visitor, path: '/dashboard', loggedIn: true }).value;
      expect(await metOn(site, '/dashboard', true), country).toEqual(said.filter(isServers));
    }
  },
);

/** Residence dialogs are the browser's. */
function isServers(name: string): boolean {
  return (Object.values(arrivalNames) as readonly string[]).includes(name);
}
