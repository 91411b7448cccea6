/** A locale code as the specification spells it, for instance `kk-KAZ`. Not always BCP 47. */
export type LocaleCode = string;

/** LANG-03, with what Intl and `<html lang>` need beside it. */
export type Locale = {
  readonly value: LocaleCode;
  /** Short code, for instance `kk`. */
  readonly lang: string;
  /** The language's own name. */
  readonly label: string;
  /** BCP 47 tag for Intl, `<html lang>` and hreflang. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
};
