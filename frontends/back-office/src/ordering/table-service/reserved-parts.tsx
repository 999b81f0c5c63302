import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { moneyText, timeText } from '@theke/admin/ui/format.ts';
import type { TableBillDetail } from '@theke/contracts/ordering/table-bill';
import { releaseTablePayment } from '@theke/contracts/ordering/table-bill-endpoints';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useToast } from '@theke/ui/toast';
import { methodName } from '../shared/method-name.ts';
import * as css from './bill-overview.module.css';
import { tableServiceMessages } from './table-service-messages.de.ts';
import { billsKey } from './use-table-bills.ts';

const { reserved: texts, bill: billTexts } = tableServiceMessages;

/** Parts of the bill that guests are paying online now; staff release one if the guest pays on site (TABLE-16). */
export function ReservedParts({ bill }: { bill: TableBillDetail }) {
  const zone = useZoneOf()(bill.branch.id);
  const toast = useToast();
  const release = useAction(releaseTablePayment, {
    invalidates: [billsKey],
    onProblem: (problem) => toast({ text: sentenceOf(problem, texts.failed) }),
  });
  const money = (amount: number) => moneyText(amount, bill.currency);
  return (
    <section className={classNames(css.payments, css.reserved)}>
      <h2>{texts.title}</h2>
      <ul>
        {bill.reserved.map(({ id, method, gross, tip, expiresAt }) => (
          <li key={id}>
            <span>
              {methodName(method, zone)}
              {tip > 0 && <small>{billTexts.withTip(money(tip))}</small>}
              <small>{texts.until(timeText(expiresAt, zone))}</small>
            </span>
            <b>{money(gross)}</b>
            <Button
              kind="second"
              size="small"
              aria-label={texts.releaseOf(money(gross))}
              busyLabel={release.isBusy && texts.release}
              onClick={() => void release.run({ params: { id: bill.id, payment: id }, body: {} })}
            >
              {texts.release}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
