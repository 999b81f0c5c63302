import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { fullName, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { numberFault, parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import type { Order, OrderItem } from '@theke/contracts/ordering/order';
import { readOrder, updateOrderItem } from '@theke/contracts/ordering/order-endpoints';
import { formatMoney, fromMoney, type Money, toMoney } from '@theke/rules/money/money';
import { amountText } from '@theke/rules/units/amount-text';
import { ApiError } from '@theke/ui/api-error';
import { Leader } from '@theke/ui/leader';
import { Notice } from '@theke/ui/notice';
import { Stepper } from '@theke/ui/stepper';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import { choicesOf } from './choices-of.ts';
import { ordersKey } from './current-orders.ts';
import * as css from './edit-items-dialog.module.css';
import { orderMessages } from './order-messages.de.ts';
import { otherHand } from './other-hand.ts';
import { ticketOf } from './ticket-of.ts';
import { totalWith } from './total-with.ts';
import { useMeasures } from './use-measures.ts';

const { editItems: texts } = orderMessages;

type Props = { order: Order; onClose: () => void };

/** Dialog to change the amounts of an order at the agreed prices; previews the new total. */
export function EditItemsDialog({ order, onClose }: Props) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const me = fullName(useMe());
  const zone = useZoneOf()(order.branch.id);
  const measures = useMeasures(order.items);
  // The order as of when the dialog opened; the server detects concurrent changes.
  const [opened, setOpened] = useState(order);
  const [amounts, setAmounts] = useState(() => order.items.map(({ amount }) => amount));
  const [problem, setProblem] = useState<string>();
  const { currency, isEstimated } = opened.totals;
  const about = isEstimated ? `${orderMessages.order.approximate} ` : '';
  const money = (amount: Money) => `${about}${formatMoney(amount, currency)}`;
  const total = measures && totalWith(opened, amounts, measures);
  const before = toMoney(opened.totals.total.gross);
  const changes = opened.items.flatMap(({ amount }, index) =>
    amounts[index] === amount ? [] : [{ index, amount: amounts[index] ?? amount }],
  );
  const refusal = !amounts.some((amount) => amount > 0)
    ? texts.keepOne
    : opened.isPaid && total !== undefined && total > before
      ? texts.paid
      : undefined;
  const change = (index: number, amount: number, unread: string = texts.noNumber) => {
    setProblem(Number.isNaN(amount) ? unread : undefined);
    if (!Number.isNaN(amount)) setAmounts(amounts.with(index, Math.max(0, amount)));
  };

  const { run: save, isBusy } = useAction(async () => {
    setProblem(undefined);
    let latest = opened;
    try {
      // Reductions are sent last, so that the order never becomes empty in between.
      for (const { index, amount } of changes.toSorted((one, other) => other.amount - one.amount)) {
        const params = { id: latest.id, index: String(index) };
        latest = await api(updateOrderItem, { params, body: { version: latest.version, amount } });
      }
      // For screen readers only: the order shows the change, and a message would cover buttons.
      toast({ text: texts.saved(ticketOf(latest)), isForEars: true });
      onClose();
    } catch (error) {
      // Reloads the order to show what another user changed.
      const now = await api(readOrder, { params: { id: latest.id } }).catch(() => latest);
      setProblem(otherHand(latest, now, me, zone) ?? (error instanceof ApiError ? error.message : texts.failed));
      setOpened(now);
      setAmounts(now.items.map(({ amount }) => amount));
    }
    void client.invalidateQueries({ queryKey: ordersKey });
  });

  return (
    <DecisionDialog
      title={texts.title}
      label={texts.save}
      isDisabled={changes.length === 0 || refusal !== undefined}
      busyLabel={isBusy && messages.working}
      onDecide={() => void save()}
      onClose={onClose}
      error={problem}
    >
      <ul className={css.items}>
        {opened.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: order items keep their order
          <li key={index}>
            <span className={amounts[index] === 0 ? css.struck : undefined}>
              {item.name}
              {item.parts.length > 0 && <small>{choicesOf(item)}</small>}
            </span>
            <AmountStepper item={item} amount={amounts[index] ?? 0} onChange={(amount) => change(index, amount)} />
          </li>
        ))}
      </ul>
      <dl className={css.sums} aria-live="polite">
        <Leader label={texts.oldTotal} value={money(before)} />
        {total !== undefined && <Leader label={<b>{texts.newTotal}</b>} value={<b>{money(total)}</b>} />}
      </dl>
      {refusal && (
        <Notice kind="soon" role="status">
          {refusal}
        </Notice>
      )}
    </DecisionDialog>
  );
}

/** Steps by one piece; measured amounts step by a tenth of the ordered amount or can be typed. */
function AmountStepper({
  item: { name, unit, amount: ordered },
  amount,
  onChange,
}: {
  item: OrderItem;
  amount: number;
  /** @param unread error message if the amount is NaN */
  onChange: (amount: number, unread?: string) => void;
}) {
  const step = Number.isInteger(ordered) && ordered < 10 ? 1 : fromMoney(toMoney(ordered / 10));
  const rounded = (value: number) => fromMoney(toMoney(value));
  return (
    <Stepper
      label={texts.amount(name)}
      text={amountText(amount, unit)}
      onType={(typed) => {
        const digits = typed.replace(/[^\d.,-]/g, '');
        onChange(parseNumber(digits) ?? Number.NaN, numberFault(digits, texts.noNumber));
      }}
      less={{
        label: amount > step ? texts.less(name) : texts.strike(name),
        isRemove: amount > 0 && amount <= step,
        isDisabled: amount === 0,
        onPress: () => onChange(rounded(amount - step)),
      }}
      more={{ label: texts.more(name), onPress: () => onChange(rounded(amount + step)) }}
    />
  );
}
