import type { LoginOddity } from '@gatehouse/rules/login/login-oddity';
import styles from './logins.module.css';

export type Shape = 'usual' | 'new' | 'failed';

const SHAPES: Readonly<Record<LoginOddity, Shape>> = {
  usual: 'usual',
  failed: 'failed',
  'new-device': 'new',
  'new-country': 'new',
  'new-device-and-country': 'new',
};

/** A login's shape; an oddity of a newer API counts as new. */
export const shapeOf = (odd: LoginOddity): Shape => SHAPES[odd] ?? 'new';

const DRAWINGS: Readonly<Record<Shape, string>> = {
  usual: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3z',
  new: 'M8 1.5 14.5 8 8 14.5 1.5 8z',
  failed: 'm3 3 10 10M13 3 3 13',
};

/** A dot, a diamond or a cross. With a name it is an image, without one it is decoration. */
export function LoginShape({ shape, name }: { shape: Shape; name?: string }) {
  return (
    <svg
      className={styles.shape}
      data-shape={shape}
      viewBox="0 0 16 16"
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      {name ? <title>{name}</title> : null}
      <path d={DRAWINGS[shape]} />
    </svg>
  );
}
