import { Button } from '../../ui/button.tsx';
import styles from './gallery.module.css';

/** A choice of a few values, by name. */
export function Choice<Value extends string>({
  options,
  chosen,
  onChoose,
}: {
  options: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <div className={styles.row}>
      {options.map((option) => (
        <Button
          key={option}
          compact
          variant={option === chosen ? 'primary' : 'secondary'}
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
        >
          {option}
        </Button>
      ))}
    </div>
  );
}
