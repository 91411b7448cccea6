import { TextField, type TextFieldProps } from './text-field.tsx';

type ListSearchProps = Omit<TextFieldProps, 'help' | 'role' | 'onChange'> & {
  /** Id of the list that is searched. */
  listId: string;
  /** Id of the row that is meant; undefined: none is. */
  activeId: string | undefined;
  /** How many rows there are. */
  found: number;
  /** The same in words; it is read out when it changes. */
  count: string;
  /** @param active the row that is meant from then on: the first one, or none (-1) while nothing is typed */
  onTyped: (typed: string, active: number) => void;
};

/** The field of a combobox whose list is always in view (ARIA APG): the focus stays here, the keys move through the list. */
export function ListSearch({ listId, activeId, found, count, onTyped, ...rest }: ListSearchProps) {
  return (
    <TextField
      {...rest}
      role="combobox"
      aria-expanded={found > 0}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ currentTarget: { value } }) => onTyped(value, value.trim() === '' ? -1 : 0)}
      help={<span role="status">{count}</span>}
    />
  );
}
