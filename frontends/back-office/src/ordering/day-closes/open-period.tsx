import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { dateTimeText, moneyText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { type OpenPeriod as Period, readOpenPeriod } from '@theke/contracts/ordering/day-close';
import { dateText, startOf } from '@theke/rules/time/local-time';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { Link, useNavigate } from 'react-router';
import { CloseTables } from './close-tables.tsx';
import { CountForm } from './count-form.tsx';
import { dayClosesMessages } from './day-closes-messages.de.ts';
import * as css from './day-closes-page.module.css';

const texts = dayClosesMessages.open;

/** What the next close of a branch will count, and the form to close it (CLOSE-07). */
export function OpenPeriod({ branch }: { branch: { id: string; timeZone: string } }) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(api, readOpenPeriod, { params: { branchId: branch.id } }),
    staleTime: 0,
  });
  if (data) return <PeriodOfBranch period={data} zone={branch.timeZone} />;
  return error ? (
    <LoadFailure message={dayClosesMessages.loadFailed} error={error} refetch={refetch} />
  ) : (
    <Skeleton width="100%" height={480} />
  );
}

function PeriodOfBranch({ period, zone }: { period: Period; zone: string }) {
  const navigate = useNavigate();
  const mayClose = may(useMe(), 'day-closes.write');
  const { from, number, businessDay, open, currency } = period;
  return (
    <section className={css.open}>
      <header>
        <h2>{texts.title}</h2>
        <p>{from === null ? texts.nothing : texts.since(dateTimeText(from, zone))}</p>
        <p>{texts.next(number, dateText(startOf(businessDay)))}</p>
      </header>
      {open.number > 0 && (
        <Notice kind="soon" className={css.notice}>
          {texts.orders(open.number, moneyText(open.sum, currency))}{' '}
          <Link to={`/orders?${new URLSearchParams({ branch: period.branch.id })}`}>{texts.board}</Link>
        </Notice>
      )}
      <div className={css.columns}>
        <div>
          {period.methods.length === 0 && from !== null && <p className={css.quiet}>{texts.quiet}</p>}
          <CloseTables figures={period} />
        </div>
        {mayClose && from !== null && (
          <CountForm key={number} period={period} onClosed={(id) => void navigate(`/day-closes/${id}`)} />
        )}
      </div>
    </section>
  );
}
