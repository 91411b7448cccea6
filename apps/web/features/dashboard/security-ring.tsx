import type { SecurityState } from '@gatehouse/rules/verification/security-steps';
import styles from './secure.module.css';

const RADIUS = 46;
/** Between two arcs, in degrees: their ends are round. */
const GAP = 25;

/** A ring of the steps: done ones are thick with a tick, the next is hollow, the others thin. The list beside it says the same. */
export function SecurityRing({ steps }: Pick<SecurityState, 'steps'>) {
  const part = 360 / steps.length;
  return (
    <svg className={styles.ring} viewBox="-60 -60 120 120" aria-hidden="true">
      {steps.map(({ step, state }, place) => {
        const arc = arcOf(place * part + GAP / 2, (place + 1) * part - GAP / 2);
        const [x, y] = pointAt((place + 0.5) * part);
        return (
          <g key={step} data-state={state}>
            <path d={arc} />
            {state === 'next' ? <path d={arc} className={styles.hollow} /> : null}
            {state === 'done' ? <path d={`M${x} ${y}m-3.6 .2 2.6 2.7 4.8-5.2`} className={styles.tick} /> : null}
          </g>
        );
      })}
    </svg>
  );
}

function arcOf(from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${pointAt(from).join(' ')}A${RADIUS} ${RADIUS} 0 ${large} 1 ${pointAt(to).join(' ')}`;
}

/** @param degrees from the top, clockwise */
function pointAt(degrees: number): readonly [number, number] {
  const angle = (degrees / 180) * Math.PI;
  return [rounded(RADIUS * Math.sin(angle)), rounded(-RADIUS * Math.cos(angle))];
}

const rounded = (value: number) => Math.round(value * 100) / 100;
