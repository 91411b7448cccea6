import type { Site } from '../site/site.ts';

/** The action that risk and captcha calls name. */
export type SceneOf = 'login' | 'third-party' | 'register' | 'trading-tool';

type SiteScenes = Pick<Site, 'loginScene'> & { readonly registration: Pick<Site['registration'], 'scene'> };

/** The same on every site. */
const THIRD_PARTY = '31001';
const TRADING_TOOL = '31005';

/** LOGIN-10: the scene code of an action; those of login and registration are the site's. */
export function sceneCode({ loginScene, registration }: SiteScenes, action: SceneOf): string {
  const codes: Readonly<Record<SceneOf, string>> = {
    login: loginScene,
    register: registration.scene,
    'third-party': THIRD_PARTY,
    'trading-tool': TRADING_TOOL,
  };
  return codes[action];
}
