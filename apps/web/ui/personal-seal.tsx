import { personalThreads, type PersonalSeal as SealShape } from '@gatehouse/rules/site/personal-seal';
import { sealPath } from '@gatehouse/rules/site/seal-path';
import { useId } from 'react';
import styles from './personal-seal.module.css';

type PersonalSealProps = { seal: SealShape /** Read aloud in place of the drawing. */; label: string };

/** The seal of one account, in the site's hue: it is known by its shape. */
export function PersonalSeal({ seal, label }: PersonalSealProps) {
  const id = useId();
  return (
    <svg className={styles.seal} viewBox="-256 -256 512 512" role="img" aria-label={label}>
      <g id={id}>
        {personalThreads(seal).map(({ scale, turn, ...line }) => (
          <path
            key={scale}
            className={styles.line}
            d={sealPath(line)}
            transform={`scale(${scale.toFixed(3)})rotate(${turn.toFixed(1)})`}
          />
        ))}
      </g>
      <use href={`#${id}`} transform="scale(-1 1)" />
    </svg>
  );
}
