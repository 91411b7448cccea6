import { bannerConfig, webConfig } from '@gatehouse/contract/remote-config/remote-config';
import { bannerConfigPayload, webConfigPayload } from '@gatehouse/contract/remote-config/remote-config.schema';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../../http/route.ts';
import type { Services } from '../../kernel/services.ts';
import type { RemoteConfigFile } from './remote-config-file.ts';
import { bannerValues, webValues } from './values.ts';

/** LOGIN-12: what the operator says of pages, by site, environment and language. Keys that nothing is said of are left out. */
export function remoteConfigRoutes(app: FastifyInstance, services: Services, { config }: RemoteConfigFile): void {
  publicRoute(
    app,
    services,
    bannerConfig,
    bannerConfigPayload,
    async ({ keys, properties: { language } }, { site }) => {
      const values = bannerValues(config(), site, language);
      return { result: { data: Object.fromEntries(selected(values, keys)) } };
    },
  );
  publicRoute(app, services, webConfig, webConfigPayload, async ({ keys }, { site }) => {
    const values = webValues(config(), site);
    return { result: { data: selected(values, keys).map(([name, value]) => ({ name, value })) } };
  });
}

/** Each once, however often it was asked for. */
function selected(values: Readonly<Record<string, string>>, keys: readonly string[]): [string, string][] {
  return Object.entries(values).filter(([key]) => keys.includes(key));
}
