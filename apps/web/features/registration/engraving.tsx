import { SEAL_LAYERS } from '@gatehouse/rules/site/seal-layers';
import styles from './engraving.module.css';
import type { Way } from './registration-state.ts';
import type { ScreenName } from './screens.tsx';

/** How much of the seal is engraved on a screen, in layers. The old variants have a step less: each engraves more. */
const ENGRAVED: Readonly<Record<ScreenName, number>> = {
  ...{ recalling: 1, info: 1, proof: 2, confirm: 2, confirmed: 2, ended: 1, password: 3 },
  done: SEAL_LAYERS,
};

/**
 * The site's seal, which engraves itself a little further with each step: small beside the title on narrow screens, large in
 * the panel on wide ones. The server has drawn it; this says how far it is (engraving.module.css). Decorative: the steps are
 * counted in words.
 */
export function Engraving({ screen, form }: { screen: ScreenName; form: Way['form'] }) {
  const engraved = screen === 'proof' && form === 'old' ? SEAL_LAYERS - 1 : ENGRAVED[screen];
  return (
    <svg className={`seal ${styles.engraving}`} viewBox="-256 -256 512 512" aria-hidden="true" data-engraved={engraved}>
      <use href="#site-seal" />
    </svg>
  );
}
