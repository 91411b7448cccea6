import './seal.css';
import { SEAL_DOUBLINGS, sealPath, sealWeave } from '@gatehouse/rules/seal-path';
import type { Seal as SealShape } from '@gatehouse/rules/site';
import { Fragment, useId } from 'react';

export type SealProps = {
  seal: SealShape;
  /** `large` stands faint behind the page, `small` beside the site's name. */
  size: 'large' | 'small';
  /** Read aloud, where the seal stands alone. */
  label?: string;
  /** Another site's hue than the page's. An attribute of the drawing: the page's policy takes no inline style. */
  hue?: number;
};

/** A site's guilloche (LOOK, Signature): the same site, the same seal. */
export function Seal({ seal, size, label, hue }: SealProps) {
  const drawn = size === 'small' ? <Small seal={seal} /> : <Woven seal={seal} />;
  return (
    <svg
      className={`seal seal-${size}`}
      viewBox="-256 -256 512 512"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {hue === undefined ? drawn : <g stroke={`light-dark(oklch(42% .095 ${hue}),oklch(82% .075 ${hue}))`}>{drawn}</g>}
    </svg>
  );
}

/** Two threads are all that 24 px can hold. */
function Small({ seal }: { seal: SealShape }) {
  const line = sealPath(seal);
  return (
    <>
      <path d={line} />
      <path d={line} transform={`scale(.58)rotate(${180 / seal.lobes})`} />
    </>
  );
}

function Woven({ seal }: { seal: SealShape }) {
  const id = useId();
  const { doublings, heart } = sealWeave(seal);
  const level = (place: number) => `#${id}${place}`;
  return (
    <>
      <defs>
        <path id={`${id}0`} className="seal-thread" d={sealPath(seal)} />
        {doublings.map((transform, place) => (
          <g key={transform} id={`${id}${place + 1}`}>
            <use href={level(place)} />
            <use href={level(place)} transform={transform} />
          </g>
        ))}
      </defs>
      {[`scale(1)`, heart].map((ring, place) => (
        <Fragment key={ring}>
          {['', 'scale(-1 1)'].map((mirrored) => (
            <use key={mirrored} href={level(SEAL_DOUBLINGS - place)} transform={`${ring}${mirrored}`} />
          ))}
        </Fragment>
      ))}
    </>
  );
}
