import './seal.css';
import { SEAL_LAYERS } from '@gatehouse/rules/site/seal-layers';
import { SEAL_DOUBLINGS, sealPath, sealWeave } from '@gatehouse/rules/site/seal-path';
import type { Seal as SealShape } from '@gatehouse/rules/site/site';
import { type ReactNode, useId } from 'react';

export type SealProps = {
  seal: SealShape;
  /** `large` stands faint behind the page, `small` beside the site's name. */
  size: 'large' | 'small';
  /** Read aloud, where the seal stands alone. */
  label?: string;
  /** Another site's hue than the page's. An attribute of the drawing: the page's policy takes no inline style. */
  hue?: number;
  /** What other drawings of the page show it by (`<use>`). */
  id?: string;
  /** How much of a large one is engraved, in layers; absent: all of it. */
  progress?: number;
  /** The page says how much, by `--engraved`: one layer at first. */
  engraves?: boolean;
};

/** Of a layer that is not engraved yet. */
const SKETCHED = 0.14;

/** A site's guilloche: the same site, the same seal. */
export function Seal({ seal, size, label, hue, id, progress = SEAL_LAYERS, engraves = false }: SealProps) {
  const drawn = size === 'small' ? <Small seal={seal} /> : <Woven {...{ seal, progress, engraves }} />;
  return (
    <svg
      className={`seal seal-${size}`}
      viewBox="-256 -256 512 512"
      strokeWidth={size === 'small' ? 16 : 0.75}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g id={id} stroke={hue === undefined ? undefined : `light-dark(oklch(42% .095 ${hue}),oklch(82% .075 ${hue}))`}>
        {drawn}
      </g>
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

/**
 * Each doubling holds what it repeats, so that nothing is drawn into `<defs>` as well: a copy that is seen nowhere costs a
 * browser as much as one that is.
 */
function Woven({ seal, progress, engraves }: Required<Pick<SealProps, 'seal' | 'progress' | 'engraves'>>) {
  const id = useId();
  const { threads, doublings, heart } = sealWeave(seal);
  const level = (place: number) => `${id}${place}`;
  const rim = doublings.reduce<ReactNode>(
    (inner, transform, place) => (
      <g id={level(place + 1)}>
        {inner}
        <use href={`#${level(place)}`} transform={transform} />
      </g>
    ),
    <path id={level(0)} vectorEffect="non-scaling-stroke" d={threads} />,
  );
  const layer = (place: number) => ({
    opacity: engraves ? `max(${SKETCHED},var(--engraved,1) - ${place - 1})` : place > progress ? SKETCHED : undefined,
  });
  const [all, inner] = [`#${level(SEAL_DOUBLINGS)}`, `#${level(SEAL_DOUBLINGS - 1)}`];
  return (
    <>
      {rim}
      <use href={all} transform="scale(-1 1)" {...layer(2)} />
      <use href={inner} transform={heart} {...layer(3)} />
      <use href={inner} transform={`${heart}scale(-1 1)`} {...layer(4)} />
    </>
  );
}
