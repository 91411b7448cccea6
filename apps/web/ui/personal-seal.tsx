import './seal.css';
import { personalThreads, type PersonalSeal as SealShape } from '@gatehouse/rules/site/personal-seal';
import { sealPath } from '@gatehouse/rules/site/seal-path';
import { useId } from 'react';

type PersonalSealProps = {
  seal: SealShape;
  /** Read aloud in place of the drawing. */
  label: string;
  /** Pixels; absent: 56. */
  size?: number;
  className?: string | undefined;
};

/** The seal of one account, in the site's hue: it is known by its shape. */
export function PersonalSeal({ seal, label, size = 56, className = '' }: PersonalSealProps) {
  const id = useId();
  return (
    <svg
      className={`seal ${className}`}
      width={size}
      height={size}
      viewBox="-256 -256 512 512"
      role="img"
      aria-label={label}
    >
      <g id={id} strokeWidth=".8">
        {personalThreads(seal).map(({ scale, turn, ...line }) => (
          <path
            key={scale}
            vectorEffect="non-scaling-stroke"
            d={sealPath(line)}
            transform={`scale(${scale.toFixed(3)})rotate(${turn.toFixed(1)})`}
          />
        ))}
      </g>
      <use href={`#${id}`} transform="scale(-1 1)" />
    </svg>
  );
}
