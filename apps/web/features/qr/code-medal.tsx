import { type ReactNode, useId } from 'react';
import styles from './qr.module.css';
import { SealRing } from './seal-ring.tsx';

/** Seconds that a whole ring stands for: how long a code is valid. */
const WHOLE_S = 60;
/** With reduced motion the ring is a still picture: it is drawn four times in a code's life. */
const QUARTER_S = 15;

type MedalProps = {
  /** Seconds that are left of the code; absent: the ring is faint. */
  left?: number;
  children: ReactNode;
};

/** The site's seal with the code, or what came of it, in its open centre. As much of its ring is engraved as there is time left. */
export function CodeMedal({ left = 0, children }: MedalProps) {
  const id = useId();
  return (
    <div className={styles.picture}>
      <SealRing>
        {left > 0 ? (
          <>
            <mask id={id} maskUnits="userSpaceOnUse" x="-256" y="-256" width="512" height="512">
              <circle
                r="160"
                fill="none"
                stroke="#fff"
                strokeWidth="320"
                pathLength={WHOLE_S}
                strokeDasharray={`${shown(left)} ${WHOLE_S}`}
                transform="rotate(-90)"
              />
            </mask>
            <g mask={`url(#${id})`}>
              <use href="#site-seal" />
            </g>
          </>
        ) : null}
      </SealRing>
      {children}
    </div>
  );
}

function shown(left: number): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return Math.min(WHOLE_S, still ? Math.ceil(left / QUARTER_S) * QUARTER_S : left);
}
