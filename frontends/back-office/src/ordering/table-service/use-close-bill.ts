import { useAction } from '@theke/admin/api/use-action.ts';
import type { TableBill } from '@theke/contracts/ordering/table-bill';
import { closeTableBill } from '@theke/contracts/ordering/table-bill-endpoints';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useToast } from '@theke/ui/toast';
import { useNavigate } from 'react-router';
import { tableServiceMessages as texts } from './table-service-messages.de.ts';
import { billsKey } from './use-table-bills.ts';

/** Closes a bill on which nothing is open, and returns to the tables. */
export function useCloseBill(bill: TableBill | undefined) {
  const toast = useToast();
  const navigate = useNavigate();
  const { run, isBusy } = useAction(closeTableBill, {
    invalidates: [billsKey],
    onDone: (closed) => {
      toast({ text: texts.bill.closed(texts.table(closed.tableIdentifier)) });
      void navigate('/table-service');
    },
    onProblem: (problem) => toast({ text: sentenceOf(problem, texts.bill.loadFailed) }),
  });
  return { isBusy, run: () => void (bill && run({ params: { id: bill.id }, body: {} })) };
}
