import { TextField, type TextFieldProps } from './text-field.tsx';

type ListSearchProps = Omit<TextFieldProps, 'help' | 'role' | 'onChange'> & {
  /** Id of the list that is searched. */
  listId: string;
  /** Id of the active row; undefined: none. */
  activeId: string | undefined;
  /** Number of rows. */
  found: number;
  /** The number as text; announced when it changes. */
  count: string;
  /** @param active the new active row: the first, or -1 while the search is empty */
  onTyped: (typed: string, active: number) => void;
};

/** The field of a combobox whose list is always visible (ARIA APG): the focus stays here, keys move in the list. */
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
