import { SEAL_LAYERS } from '@gatehouse/rules/site/seal-layers';
import { useLayoutEffect } from 'react';
import shared from '../forms/form.module.css';
import type { Way } from './registration-state.ts';
import type { ScreenName } from './screens.tsx';

/** How many layers of the seal are engraved on a screen; on the others it is one. */
const ENGRAVED: Readonly<Partial<Record<ScreenName, number>>> = {
  ...{ proof: 2, confirm: 2, confirmed: 2, password: 3 },
  done: SEAL_LAYERS,
};

/**
 * The site's seal at the end of the title's line. With each step it engraves itself a little further, and the large one beside the
 * form with it: the server has drawn both. Decorative: the steps are counted in words.
 */
export function Engraving({ screen, form }: { screen: ScreenName; form: Way['form'] }) {
  // The old variants have a step less: this one engraves more.
  const engraved = screen === 'proof' && form === 'old' ? SEAL_LAYERS - 1 : (ENGRAVED[screen] ?? 1);
  useLayoutEffect(() => document.documentElement.style.setProperty('--engraved', `${engraved}`), [engraved]);
  return (
    // Many threads on few pixels are thinner.
    <svg
      className={`seal ${shared.mark}`}
      width="48"
      height="48"
      strokeWidth=".22"
      viewBox="-256 -256 512 512"
      aria-hidden="true"
    >
      <use href="#site-seal" />
    </svg>
  );
}
