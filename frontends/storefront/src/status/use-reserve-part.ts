import { useQueryClient } from '@tanstack/react-query';
import type { Sent } from '@theke/contracts/endpoint';
import type { PublicTableBill } from '@theke/contracts/ordering/table-bill';
import type { reserveTablePayment } from '@theke/contracts/ordering/table-bill-endpoints';
import type { OnlineMethod } from '@theke/contracts/payments/payment';
import { fromMoney, type Money } from '@theke/rules/money/money';
import { call, route } from '@theke/ui/api-client';
import { useNavigate } from '../router/place.ts';
import { useKeyedSending } from '../use-keyed-sending.ts';
import { type PartChoice, toPart } from './bill-part.ts';
import { type OrderLink, orderKey } from './order-link.ts';
import { rememberPayment } from './own-payment.ts';

const endpoint = route<typeof reserveTablePayment>('PUT', '/orders/public/:uid/:hash/bill/payments/:payment');

/** Reserves a part of the bill and opens its payment page. */
export function useReservePart(link: OrderLink) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { send, isPending, error } = useKeyedSending(
    ({ key, body }: { key: string; body: Sent<typeof endpoint>['body'] }) =>
      call(endpoint, { params: { ...link, payment: key }, body }),
    {
      onSuccess: (reserved) => {
        rememberPayment(link.uid, reserved);
        navigate(`/pay/${reserved.uid}/${reserved.hash}`);
      },
      // If a part is refused, the bill has most likely changed.
      onError: ({ isOutcomeUnknown }) => {
        if (!isOutcomeUnknown) void queries.invalidateQueries({ queryKey: orderKey(link) });
      },
    },
  );
  const reserve = (
    bill: PublicTableBill,
    choice: PartChoice,
    { method, due, tip }: { method: OnlineMethod; due: Money; tip: Money },
  ) =>
    send({
      ...{ method, part: toPart(bill, choice), expected: fromMoney(due) },
      ...(tip > 0 && { tip: fromMoney(tip) }),
    });
  return { reserve, isPending, error };
}
