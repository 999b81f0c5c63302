import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import { openTableBill, orderRound } from '@theke/contracts/ordering/table-bill-endpoints';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ordersKey } from '../shared/current-orders.ts';
import { type RoundLine, toItems } from './round-lines.ts';
import { tableServiceMessages } from './table-service-messages.de.ts';
import { billsKey } from './use-table-bills.ts';

const { round: texts } = tableServiceMessages;

/**
 * A round that is being put together; sending it opens the bill of a free table. After a lost answer, the same round is
 * sent with the same key, so that it is ordered once.
 */
export function useRound(table: string, bill: string | undefined) {
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const [lines, setLines] = useState<readonly RoundLine[]>([]);
  const [comment, setComment] = useState('');
  const [keyed, setKeyed] = useState({ sent: '', key: '' });
  const { run, isBusy, problem } = useAction(
    async () => {
      const body = { items: toItems(lines), comment };
      const sent = JSON.stringify(body);
      const key = keyed.sent === sent ? keyed.key : randomUuid();
      setKeyed({ sent, key });
      const id = bill ?? (await api(openTableBill, { body: { table } })).id;
      return api(orderRound, { params: { id }, body, headers: { 'idempotency-key': key } });
    },
    {
      invalidates: [billsKey, ordersKey],
      onDone: () => {
        toast({ text: texts.sent });
        void navigate(`/table-service/${table}`);
      },
    },
  );
  return { lines, setLines, comment, setComment, send: () => void run(), isBusy, problem };
}
export type Round = ReturnType<typeof useRound>;
