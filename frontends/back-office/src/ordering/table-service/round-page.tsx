import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import type { Product } from '@theke/contracts/catalog/product';
import { formatMoney } from '@theke/rules/money/money';
import { Button } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { Skeleton } from '@theke/ui/skeleton';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useIsWide } from '../shared/use-is-wide.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { CourseChoice } from './course-choice.tsx';
import { MenuPicker } from './menu-picker.tsx';
import { RoundDialog } from './round-dialog.tsx';
import { RoundForm } from './round-form.tsx';
import { firstAmount, isSimple, sumOfLines, withLine } from './round-lines.ts';
import * as css from './round-page.module.css';
import { tableServiceMessages } from './table-service-messages.de.ts';
import { useCurrency } from './use-currency.ts';
import { useMenu } from './use-menu.ts';
import { useRound } from './use-round.ts';
import { useTableBill } from './use-table-bills.ts';

const { round: texts, table: tableText, title } = tableServiceMessages;

/** Orders a round for a table from the branch's menu (TABLE-03). */
export function RoundPage() {
  const { table = '' } = useParams();
  return may(useMe(), 'orders.write') ? <NewRound key={table} id={table} /> : <NotAllowed title={title} />;
}

function NewRound({ id }: { id: string }) {
  const { table, branch, bill } = useTableBill(id);
  const menu = useMenu(branch);
  const round = useRound(id, bill?.id);
  const currency = useCurrency();
  const isWide = useIsWide();
  const [course, setCourse] = useState(1);
  const [choosing, setChoosing] = useState<Product>();
  const [isReviewing, setReviewing] = useState(false);
  const add = (product: Product) => {
    if (!isSimple(product)) return setChoosing(product);
    const { unit } = product;
    round.setLines((lines) =>
      withLine(lines, { product, unit, course, parts: [], amount: firstAmount(product, unit) }),
    );
  };
  const count = round.lines.length;
  return (
    <>
      <PageBar title={table ? texts.title(tableText(table.identifier)) : title} backTo={`/table-service/${id}`} />
      <div className={css.page}>
        <div>
          {menu.error && (
            <LoadFailure message={texts.loadFailed} error={menu.error} refetch={() => location.reload()} />
          )}
          {!menu.error && !menu.sections && <Skeleton width="100%" height={320} />}
          {menu.sections?.length === 0 && <Empty title={texts.noMenu} />}
          {menu.sections && menu.sections.length > 0 && (
            <>
              <CourseChoice course={course} onChange={setCourse} />
              <MenuPicker sections={menu.sections} lines={round.lines} currency={currency} onPick={add} />
            </>
          )}
        </div>
        {isWide && (
          <aside className={css.aside} aria-label={texts.items}>
            <h2>{texts.items}</h2>
            <RoundForm round={round} currency={currency} />
          </aside>
        )}
      </div>
      {!isWide && count > 0 && (
        <div className={css.foot}>
          <Button size="large" isWide isSplit onClick={() => setReviewing(true)}>
            <span>{texts.review(count)}</span>
            <span>{formatMoney(sumOfLines(round.lines), currency)}</span>
          </Button>
        </div>
      )}
      {choosing && (
        <ChoiceDialog
          product={choosing}
          currency={currency}
          onAdd={(choice) => {
            round.setLines((lines) => withLine(lines, { product: choosing, course, ...choice }));
            setChoosing(undefined);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
      {isReviewing && count > 0 && !isWide && (
        <RoundDialog round={round} currency={currency} onClose={() => setReviewing(false)} />
      )}
    </>
  );
}
