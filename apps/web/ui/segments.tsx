import { type ReactNode, useId } from 'react';
import styles from './segments.module.css';

export type Segment<Value extends string> = { readonly value: Value; readonly label: ReactNode };

/** One of two or three ways, side by side: a group of radio buttons, moved through with the arrow keys. */
export function Segments<Value extends string>({
  name,
  legend,
  segments,
  value,
  onChoose,
}: {
  name: string;
  /** Read aloud before the choice. */
  legend: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className={styles.segments} role="radiogroup" aria-label={legend}>
      {segments.map((segment) => (
        <div key={segment.value} className={styles.segment}>
          <input
            type="radio"
            id={`${id}-${segment.value}`}
            name={name}
            value={segment.value}
            defaultChecked={segment.value === value}
            className={styles.input}
            onChange={() => onChoose(segment.value)}
          />
          <label htmlFor={`${id}-${segment.value}`} className={styles.label}>
            {segment.label}
          </label>
        </div>
      ))}
    </div>
  );
}
