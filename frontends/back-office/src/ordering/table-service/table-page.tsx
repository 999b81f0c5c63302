import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { Button, buttonClass } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Skeleton } from '@theke/ui/skeleton';
import { ConciergeBell } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { BillOverview } from './bill-overview.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import * as css from './table-page.module.css';
import { tableServiceMessages as texts } from './table-service-messages.de.ts';
import { useCloseBill } from './use-close-bill.ts';
import { useTableBill } from './use-table-bills.ts';

/** A table with the rounds and payments of its bill (TABLE-02). */
export function TablePage() {
  const { table = '' } = useParams();
  return may(useMe(), 'orders.write') ? <OpenTable key={table} id={table} /> : <NotAllowed title={texts.title} />;
}

function OpenTable({ id }: { id: string }) {
  const { table, branch, bill, isFree, error, refetch } = useTableBill(id);
  const [isSettling, setSettling] = useState(false);
  const close = useCloseBill(bill);
  const title = table ? texts.table(table.identifier) : texts.title;
  const hasOpen = bill !== undefined && bill.open > 0;
  return (
    <>
      <PageBar title={title} backTo={branch ? `/table-service?branch=${branch}` : '/table-service'} />
      <div className={css.page}>
        {error && !bill && <LoadFailure message={texts.bill.loadFailed} error={error} refetch={refetch} />}
        {!error && !bill && !isFree && <Skeleton width="100%" height={320} />}
        {isFree && table && (
          <Empty title={texts.bill.free} text={texts.bill.freeText} sign={<ConciergeBell {...icon} size={36} />} />
        )}
        {bill && <BillOverview bill={bill} />}
      </div>
      {table && (isFree || bill) && (
        <div className={css.foot}>
          <Link
            className={buttonClass({ size: 'large', kind: hasOpen ? 'second' : 'main' })}
            to={`/table-service/${id}/round`}
          >
            {texts.bill.order}
          </Link>
          {hasOpen && (
            <Button size="large" onClick={() => setSettling(true)}>
              {texts.bill.settle}
            </Button>
          )}
          {bill && !hasOpen && (
            <Button size="large" kind="second" busyLabel={close.isBusy && texts.bill.close} onClick={close.run}>
              {texts.bill.close}
            </Button>
          )}
        </div>
      )}
      {isSettling && bill && <SettleDialog bill={bill} onClose={() => setSettling(false)} />}
    </>
  );
}
