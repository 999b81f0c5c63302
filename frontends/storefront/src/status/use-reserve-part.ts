import { useQueryClient } from '@tanstack/react-query';
import type { Sent } from '@theke/contracts/endpoint';
import type { PublicTableBill } from '@theke/contracts/ordering/table-bill';
import type { reserveTablePayment } from '@theke/contracts/ordering/table-bill-endpoints';
import type { OnlineMethod } from '@theke/contracts/payments/payment';
import { fromMoney, type Money } from '@theke/rules/money/money';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { useState } from 'react';
import { randomId } from '../random-id.ts';
import { useNavigate } from '../router/place.ts';
import { useSending } from '../use-sending.ts';
import { type PartChoice, toPart } from './bill-part.ts';
import { type OrderLink, orderKey } from './order-link.ts';
import { rememberPayment } from './own-payment.ts';

const endpoint = route<typeof reserveTablePayment>('PUT', '/orders/public/:uid/:hash/bill/payments/:payment');

/**
 * Reserves a part of the bill and opens its payment page. After a lost answer, the same part is sent under the same key,
 * so that it is reserved once.
 */
export function useReservePart(link: OrderLink) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [sent, setSent] = useState({ body: '', key: '' });
  const { send, isPending, error } = useSending(
    ({ payment, body }: { payment: string; body: Sent<typeof endpoint>['body'] }) =>
      call(endpoint, { params: { ...link, payment }, body }),
    {
      onSuccess: (reserved) => {
        rememberPayment(link.uid, reserved);
        navigate(`/pay/${reserved.uid}/${reserved.hash}`);
      },
      onError: (failure) => {
        // After a lost answer the part may be reserved. A refused one is not, and the bill has most likely changed.
        if (ApiError.from(failure).isOutcomeUnknown) return;
        setSent({ body: '', key: '' });
        void queries.invalidateQueries({ queryKey: orderKey(link) });
      },
    },
  );
  const reserve = (
    bill: PublicTableBill,
    choice: PartChoice,
    { method, due, tip }: { method: OnlineMethod; due: Money; tip: Money },
  ) => {
    const body = {
      ...{ method, part: toPart(bill, choice), expected: fromMoney(due) },
      ...(tip > 0 && { tip: fromMoney(tip) }),
    };
    const key = sent.body === JSON.stringify(body) ? sent.key : randomId();
    setSent({ body: JSON.stringify(body), key });
    send({ payment: key, body });
  };
  return { reserve, isPending, error };
}
