import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import type { TableBillDetail } from '@theke/contracts/ordering/table-bill';
import { settleTableBill } from '@theke/contracts/ordering/table-bill-endpoints';
import { formatMoney, fromMoney, type Money, sumOf, toMoney } from '@theke/rules/money/money';
import type { Choice } from '@theke/rules/tables/settle-bill';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ordersKey } from '../shared/current-orders.ts';
import { tableServiceMessages as texts } from './table-service-messages.de.ts';
import { billsKey } from './use-table-bills.ts';

export type SettleMethod = 'cash' | 'atm-card' | 'meal-voucher';
type Settling = { part: Choice; method: SettleMethod; due: Money; tip: number };

/**
 * Stores a payment of a bill. After a lost answer, the same payment is sent under the same id, so that it is taken
 * once. A paid bill leads back to the tables.
 */
export function useSettle(bill: TableBillDetail, onDone: () => void) {
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const [settlement, setSettlement] = useState({ sent: '', id: '' });
  const { run, isBusy, problem } = useAction(
    ({ part, method, due, tip }: Settling) => {
      const body = {
        method,
        expected: fromMoney(due),
        ...(tip > 0 && { tip }),
        part: part.kind === 'items' ? { ...part, items: [...part.items] } : part,
      };
      const sent = JSON.stringify(body);
      const id = settlement.sent === sent ? settlement.id : randomUuid();
      setSettlement({ sent, id });
      return api(settleTableBill, { params: { id: bill.id, settlement: id }, body });
    },
    {
      invalidates: [billsKey, ordersKey],
      onDone: (after, { due, tip }) => {
        const isClosed = after.state === 'closed';
        const taken = texts.settle.taken(formatMoney(sumOf([due, toMoney(tip)]), bill.currency));
        const closed = `${taken} ${texts.bill.closed(texts.table(bill.tableIdentifier))}`;
        // A message would cover the buttons; the bill shows the payment.
        toast(isClosed ? { text: closed } : { text: taken, isForEars: true });
        onDone();
        if (isClosed) void navigate('/table-service');
      },
    },
  );
  return { take: (settling: Settling) => void run(settling), isBusy, problem };
}
