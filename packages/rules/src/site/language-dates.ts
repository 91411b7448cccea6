type Named = {
  readonly year: string;
  readonly day: string;
  readonly twoDigits: string;
  readonly month: string;
  /** The first three letters of the month, as both languages have it. */
  readonly short: string;
  readonly weekday: string;
};

/** Names and orders of dates in a language (CLDR 48). Sunday is the first weekday. */
export type LanguageDates = {
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
  readonly styles: { readonly [Style in 'full' | 'long' | 'medium' | 'dayAndMonth']: (named: Named) => string };
};

const words = (names: string) => names.split(' ');
const dayAndMonth = ({ day, month }: Named) => `${day} ${month}`;

/** Languages of our sites that Chromium does not know: its users read dates by these. */
export const languageDates: Readonly<Record<string, LanguageDates>> = {
  ka: {
    months: words('იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი'),
    weekdays: words('კვირა ორშაბათი სამშაბათი ოთხშაბათი ხუთშაბათი პარასკევი შაბათი'),
    styles: {
      full: ({ weekday, twoDigits, month, year }) => `${weekday}, ${twoDigits} ${month}, ${year}`,
      long: ({ day, month, year }) => `${day} ${month}, ${year}`,
      medium: ({ day, short, year }) => `${day} ${short}. ${year}`,
      dayAndMonth,
    },
  },
  kk: {
    months: words('қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'),
    weekdays: words('жексенбі дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі'),
    styles: {
      full: ({ year, day, month, weekday }) => `${year} ж. ${day} ${month}, ${weekday}`,
      long: ({ year, day, month }) => `${year} ж. ${day} ${month}`,
      medium: ({ year, twoDigits, short }) => `${year} ж. ${twoDigits} ${short}.`,
      dayAndMonth,
    },
  },
};
