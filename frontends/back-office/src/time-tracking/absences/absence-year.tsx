import { messages } from '@theke/admin/messages.de.ts';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Skeleton } from '@theke/ui/skeleton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { absenceMessages } from './absence-messages.de.ts';
import * as css from './absence-year.module.css';
import { useAbsenceYear } from './use-absence-year.ts';
import { YearLegend } from './year-legend.tsx';
import { YearTable } from './year-table.tsx';

const { year: texts, loadFailed } = absenceMessages;

type Props = {
  branch: string | undefined;
  today: string;
  /** As in the URL: "2026". Default: this year. */
  year: string | null;
  onYear: (year: string | undefined) => void;
};

/** A year of a team: months in columns, people in rows. */
export function AbsenceYear({ branch, today, year: requestedYear, onYear }: Props) {
  const thisYear = Number(today.slice(0, 4));
  const year = requestedYear !== null && /^20\d\d$/.test(requestedYear) ? Number(requestedYear) : thisYear;
  const { people, byPerson, isError, retry } = useAbsenceYear(branch, year);
  const step = (years: number) => onYear(year + years === thisYear ? undefined : String(year + years));
  return (
    <>
      <div className={css.tools}>
        <div className={css.years}>
          <IconButton label={texts.before} disabled={year <= 2000} onClick={() => step(-1)}>
            <ChevronLeft {...icon} size={20} />
          </IconButton>
          <b aria-live="polite">{year}</b>
          <IconButton label={texts.after} disabled={year >= 2099} onClick={() => step(1)}>
            <ChevronRight {...icon} size={20} />
          </IconButton>
        </div>
        <YearLegend />
      </div>
      {!(people && byPerson) && isError && (
        <ErrorPanel message={loadFailed} retryLabel={messages.retry} onRetry={() => void retry()} />
      )}
      {!(people && byPerson) && !isError && <Skeleton width="100%" height={320} />}
      {people?.length === 0 && <p className={css.none}>{texts.none}</p>}
      {people && byPerson && people.length > 0 && <YearTable key={year} {...{ people, byPerson, year, today }} />}
    </>
  );
}
