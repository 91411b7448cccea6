import { LOGIN_DAYS, type LoginRow } from '@gatehouse/contract/account/logins';
import { dateFormat } from '@gatehouse/rules/site/date-format';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LoginShape, type Shape, shapeOf } from './login-shape.tsx';
import { useLoginTexts } from './login-texts.ts';
import styles from './logins.module.css';

const DAY_MS = 24 * 3600_000;
/** Shapes that a day has room for. */
const MOST_SHAPES = 3;
const LEGEND: readonly Shape[] = ['usual', 'new', 'failed'];
const dayOf = (at: number) => Math.floor(at / DAY_MS);

type StripProps = { readonly logins: readonly LoginRow[]; readonly today: number };

/** A column for each day, a shape for each device and country. Days without logins are not read aloud. */
export function LoginStrip({ logins, today }: StripProps) {
  const { t } = useMessages();
  const days = Array.from({ length: LOGIN_DAYS }, (_, place) => today - LOGIN_DAYS + 1 + place);
  return (
    <div className={styles.calendar}>
      <ol className={styles.strip} aria-label={t('dashboard.logins.strip')}>
        {days.map((day) => {
          const rows = logins.filter(({ at }) => dayOf(at) === day);
          const state = { 'data-today': day === today ? '' : undefined, 'aria-hidden': rows.length === 0 || undefined };
          return (
            <li key={day} className={styles.day} {...state}>
              <Shapes rows={rows} />
              <span className={styles.date} aria-hidden="true">
                {new Date(day * DAY_MS).getUTCDate()}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={styles.legend}>
        {LEGEND.map((shape) => (
          <span key={shape}>
            <LoginShape shape={shape} /> {t(`dashboard.logins.legend.${shape}`)}
          </span>
        ))}
        <span>{t('dashboard.logins.utc')}</span>
      </p>
    </div>
  );
}

/** The odd ones first: they must not be the ones that are left out. */
function Shapes({ rows }: { rows: readonly LoginRow[] }) {
  const { language } = usePage();
  const { what, where } = useLoginTexts();
  const date = dateFormat(language.tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const nameOf = (row: LoginRow) => `${date.format(row.at)}: ${what(row)}, ${where(row)}`;
  const ordered = rows.toSorted((one, other) => Number(one.odd === 'usual') - Number(other.odd === 'usual'));
  const shown = ordered.length > MOST_SHAPES ? ordered.slice(0, MOST_SHAPES - 1) : ordered;
  const left = ordered.slice(shown.length);
  return (
    <>
      {left.length > 0 ? (
        <span className={styles.left} role="img" aria-label={left.map(nameOf).join('; ')}>
          +{left.length}
        </span>
      ) : null}
      {shown.toReversed().map((row) => (
        <LoginShape key={nameOf(row)} shape={shapeOf(row.odd)} name={nameOf(row)} />
      ))}
    </>
  );
}
