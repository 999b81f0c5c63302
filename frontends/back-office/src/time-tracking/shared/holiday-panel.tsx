import { messages } from '@theke/admin/messages.de.ts';
import type { HolidayAccountOnWire } from '@theke/contracts/time-tracking/time-sheet';
import { classNames } from '@theke/ui/class-names';
import { ErrorPanel } from '@theke/ui/error-panel';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { longDate } from './day-text.ts';
import { daysText } from './days-text.ts';
import * as css from './holiday-panel.module.css';
import { PanelHeading } from './panel-heading.tsx';
import { sheetMessages } from './sheet-messages.de.ts';
import type { useHolidayAccount } from './use-holiday-account.ts';

const accountMessages = sheetMessages.account;

type Props = { found: ReturnType<typeof useHolidayAccount>; year: number };

/** Remaining holidays of a person as a bar (TIME-11). */
export function HolidayPanel({ found: { data, isError, refetch }, year }: Props) {
  return (
    <section aria-labelledby="account">
      <PanelHeading id="account" title={accountMessages.title(year)}>
        {data?.account && (
          <b>{accountMessages.days(daysText(data.account.entitled), daysText(data.account.carried))}</b>
        )}
      </PanelHeading>
      {!data && !isError && <Skeleton width="100%" height={120} />}
      {!data && isError && (
        <ErrorPanel message={sheetMessages.accountFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
      {data && (data.account ? <Account account={data.account} year={year} /> : <p>{accountMessages.none}</p>)}
    </section>
  );
}

function Account({ account, year }: { account: HolidayAccountOnWire; year: number }) {
  const { taken, planned, requested, left, expired, entitled, least, lots } = account;
  const free = left - planned - requested;
  const parts = [
    { label: accountMessages.taken, days: taken, look: css.taken },
    { label: accountMessages.planned, days: planned, look: css.planned },
    { label: accountMessages.requested, days: requested, look: css.requested },
    { label: accountMessages.left, days: free, look: css.left },
  ].filter(({ days }, at) => days !== 0 || at === 0 || at === 3);
  return (
    <>
      <div className={css.bar} aria-hidden="true">
        {parts.map(({ label, days, look }) => (
          <span key={label} className={look} style={{ flexGrow: Math.max(0, days) }} />
        ))}
      </div>
      <dl className={css.parts}>
        {parts.map(({ label, days, look }) => (
          <div key={label}>
            <dt>
              <span className={classNames(css.key, look)} aria-hidden="true" />
              {label}
            </dt>
            <dd>{daysText(days)}</dd>
          </div>
        ))}
        {lots
          .filter((lot) => lot.year < year && lot.left !== 0)
          .map((lot) => (
            <div key={lot.year} className={css.ofYear}>
              <dt>
                {lot.expiresOn
                  ? accountMessages.ofYear(lot.year, longDate(lot.expiresOn))
                  : lot.isKeptUntold
                    ? accountMessages.kept(lot.year)
                    : accountMessages.carried(lot.year)}
              </dt>
              <dd>{daysText(lot.left)}</dd>
            </div>
          ))}
        {expired > 0 && (
          <div>
            <dt>{accountMessages.expired}</dt>
            <dd>{daysText(expired)}</dd>
          </div>
        )}
      </dl>
      {least !== null && entitled > 0 && entitled < least && (
        <Notice kind="soon">{accountMessages.least(daysText(least))}</Notice>
      )}
    </>
  );
}
