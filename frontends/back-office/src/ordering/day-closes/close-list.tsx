import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { dateTimeText, moneyText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { MonthChoice } from '@theke/admin/ui/month-choice.tsx';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { type DayClose, listDayCloses } from '@theke/contracts/ordering/day-close';
import { addDays, dateText, startOf } from '@theke/rules/time/local-time';
import { monthSpan } from '@theke/rules/time/months';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { BookingFile } from './booking-file.tsx';
import * as tables from './close-tables.module.css';
import { dayClosesMessages } from './day-closes-messages.de.ts';
import * as css from './day-closes-page.module.css';
import { monthFile } from './month-file.ts';
import { MonthLiability } from './month-liability.tsx';

const texts = dayClosesMessages.list;

type Branch = { id: string; name: string; timeZone: string };
type Props = { branch: Branch; month: string; onMonth: (month: string) => void };

/** The closes of a branch in one month, by business day, and the month as a file for bookkeeping (CLOSE-09). */
export function CloseList({ branch, month, onMonth }: Props) {
  const { from, to } = monthSpan(month);
  const filter = { branch: branch.id, businessDayFrom: from, businessDayUntil: addDays(to, 1) };
  const { data, error, refetch } = useQuery({
    ...endpointQuery(useApi(), listDayCloses, { query: { page: 1, pageSize: 500, sort: 'number', filter } }),
    staleTime: 0,
  });
  const closes = data?.data;
  return (
    <section className={css.list}>
      <header>
        <h2>{texts.title}</h2>
        <MonthChoice month={month} onChoose={onMonth} />
        {closes && closes.length > 0 && (
          <Button
            kind="second"
            onClick={() =>
              saveFile(
                texts.monthFile(branch.name, month),
                new Blob(monthFile(closes, branch), { type: 'text/csv;charset=utf-8' }),
              )
            }
          >
            <Download {...icon} size={16} />
            {texts.save}
          </Button>
        )}
      </header>
      {!closes && error && <LoadFailure message={dayClosesMessages.listFailed} error={error} refetch={refetch} />}
      {!closes && !error && <TableSkeleton rows={4} />}
      {closes?.length === 0 && <p className={css.quiet}>{texts.none}</p>}
      {closes && closes.length > 0 && <CloseRows closes={closes} branch={branch} month={month} />}
      {closes && closes.length > 0 && <BookingFile key={`${branch.id} ${month}`} branch={branch.id} month={month} />}
      <MonthLiability month={month} zone={branch.timeZone} className={css.quiet} />
    </section>
  );
}

const CloseRows = ({ closes, branch, month }: { closes: readonly DayClose[]; branch: Branch; month: string }) => (
  <table className={tables.table}>
    <caption>
      <VisuallyHidden>{texts.caption(branch.name, month)}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">{texts.number}</th>
        <th scope="col">{texts.day}</th>
        <th scope="col" className={tables.wide}>
          {texts.closedAt}
        </th>
        <th scope="col" className={tables.wide}>
          {texts.by}
        </th>
        <th scope="col">{texts.revenue}</th>
        <th scope="col">{texts.difference}</th>
      </tr>
    </thead>
    <tbody className={css.closes}>
      {closes.map(({ id, number, businessDay, closedAt, closedBy, revenue, cash, currency }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={`/day-closes/${id}`} aria-label={texts.open(number)}>
              {number}
            </Link>
          </th>
          <td>{dateText(startOf(businessDay))}</td>
          <td className={tables.wide}>{dateTimeText(closedAt, branch.timeZone)}</td>
          <td className={tables.wide}>{closedBy.name}</td>
          <td>{moneyText(revenue.gross, currency)}</td>
          <td>{moneyText(cash.difference, currency)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
