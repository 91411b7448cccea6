import { CountryList, type CountryListProps, type ListedCountry } from './country-list.tsx';
import { Dialog } from './dialog.tsx';

type Props<Country extends ListedCountry> = CountryListProps<Country> & { onClose: () => void };

/** REGION-11, SIGNUP-01: the list of countries in a dialog. */
export function CountryPicker<Country extends ListedCountry>({ onClose, ...list }: Props<Country>) {
  return (
    <Dialog open sheet brief={false} onClose={onClose} title={list.texts.title}>
      <CountryList {...list} />
    </Dialog>
  );
}
