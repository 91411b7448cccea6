type Named = {
  readonly year: string;
  readonly day: string;
  readonly twoDigits: string;
  readonly month: string;
  readonly short: string;
  readonly weekday: string;
};

/** Names and orders of dates in a language (CLDR 48). Sunday is the first weekday. */
export type LanguageDates = {
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  readonly weekdays: readonly string[];
  readonly styles: { readonly [Style in 'full' | 'long' | 'medium' | 'dayAndMonth']: (named: Named) => string };
};

/** Languages of our sites that Chromium does not know: its users read dates by these. */
export const languageDates: Readonly<Record<string, LanguageDates>> = {
  ka: {
    months: [
      ...['იანვარი', 'თებერვალი', 'მარტი', 'აპრილი', 'მაისი', 'ივნისი'],
      ...['ივლისი', 'აგვისტო', 'სექტემბერი', 'ოქტომბერი', 'ნოემბერი', 'დეკემბერი'],
    ],
    shortMonths: ['იან', 'თებ', 'მარ', 'აპრ', 'მაი', 'ივნ', 'ივლ', 'აგვ', 'სექ', 'ოქტ', 'ნოე', 'დეკ'],
    weekdays: ['კვირა', 'ორშაბათი', 'სამშაბათი', 'ოთხშაბათი', 'ხუთშაბათი', 'პარასკევი', 'შაბათი'],
    styles: {
      full: ({ weekday, twoDigits, month, year }) => `${weekday}, ${twoDigits} ${month}, ${year}`,
      long: ({ day, month, year }) => `${day} ${month}, ${year}`,
      medium: ({ day, short, year }) => `${day} ${short}. ${year}`,
      dayAndMonth: ({ day, month }) => `${day} ${month}`,
    },
  },
  kk: {
    months: [
      ...['қаңтар', 'ақпан', 'наурыз', 'сәуір', 'мамыр', 'маусым'],
      ...['шілде', 'тамыз', 'қыркүйек', 'қазан', 'қараша', 'желтоқсан'],
    ],
    shortMonths: [
      ...['қаң.', 'ақп.', 'нау.', 'сәу.', 'мам.', 'мау.'],
      ...['шіл.', 'там.', 'қыр.', 'қаз.', 'қар.', 'жел.'],
    ],
    weekdays: ['жексенбі', 'дүйсенбі', 'сейсенбі', 'сәрсенбі', 'бейсенбі', 'жұма', 'сенбі'],
    styles: {
      full: ({ year, day, month, weekday }) => `${year} ж. ${day} ${month}, ${weekday}`,
      long: ({ year, day, month }) => `${year} ж. ${day} ${month}`,
      medium: ({ year, twoDigits, short }) => `${year} ж. ${twoDigits} ${short}`,
      dayAndMonth: ({ day, month }) => `${day} ${month}`,
    },
  },
};
