import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { moneyText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { listPayments } from '@theke/contracts/payments/payment-endpoints';
import { Checkbox } from '@theke/ui/checkbox';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { paymentMessages } from '../../payments/shared/payment-messages.de.ts';
import { ordersKey } from '../shared/current-orders.ts';
import { chosenSum, linesOf, type RefundChoice, sumFault, sumText, toWire } from './refund-choice.ts';
import * as css from './refund-dialog.module.css';

const { dialog: texts, ...payments } = paymentMessages;
const starts: Record<RefundChoice['kind'], RefundChoice> = {
  all: { kind: 'all' },
  items: { kind: 'items', chosen: [] },
  sum: { kind: 'sum', text: '' },
};

type Props = {
  order: Order;
  /** Amount that can still be refunded, a decimal number. */
  refundable: number;
  title: string;
  /** Explains how the money is returned. */
  text: string;
  /** Label of the button, with the amount. */
  label: (sum: string) => string;
  busyLabel: string;
  onSend: (amount: number, reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Dialog for amount and reason of a refund; the button shows the amount. */
export function RefundDialog({ order, refundable, title, text, label, busyLabel, onSend, onClose }: Props) {
  const { currency } = order.totals;
  const client = useQueryClient();
  const [choice, setChoice] = useState<RefundChoice>(starts.all);
  const [reason, setReason] = useState('');
  const lines = linesOf(order);
  const sum = chosenSum(choice, lines, refundable);
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: endpointKey(listPayments) }),
      client.invalidateQueries({ queryKey: ordersKey }),
    ]);
  const { isBusy, problem, run } = useAction((amount: number) => onSend(amount, reason.trim()), {
    onDone: () => {
      onClose();
      return refresh();
    },
    onProblem: refresh,
  });
  const toggle = (chosen: readonly number[], at: number): readonly number[] =>
    chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at];

  return (
    <DecisionDialog
      title={title}
      label={label(sumText(sum, currency))}
      isDisabled={!sum}
      busyLabel={isBusy && busyLabel}
      onDecide={() => sum !== undefined && void run(toWire(sum))}
      onClose={onClose}
    >
      <div className={css.fields}>
        <p className={css.way}>{text}</p>
        <Segmented
          label={texts.what}
          value={choice.kind}
          segments={[
            { value: 'all', label: texts.all(moneyText(refundable, currency)) },
            { value: 'items', label: texts.items },
            { value: 'sum', label: texts.sum },
          ]}
          onChange={(kind) => setChoice(starts[kind])}
        />
        {choice.kind === 'items' && (
          <ul className={css.lines}>
            {lines.map(({ label, gross }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: order lines keep their order
              <li key={index}>
                <Checkbox
                  checked={choice.chosen.includes(index)}
                  onChange={() => setChoice({ kind: 'items', chosen: toggle(choice.chosen, index) })}
                >
                  {label}
                </Checkbox>
                <span>{moneyText(gross, currency)}</span>
              </li>
            ))}
          </ul>
        )}
        {choice.kind === 'sum' && (
          <TextInput
            label={texts.sum}
            inputMode="decimal"
            value={choice.text}
            error={sum === undefined ? sumFault(choice.text, moneyText(refundable, currency)) : undefined}
            onChange={(event) => setChoice({ kind: 'sum', text: event.target.value })}
          />
        )}
        <TextInput
          label={texts.reason}
          optional={messages.optional}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {problem && (
          <Notice kind="late" role="alert">
            {problem.has('UNKNOWN') ? payments.sendFailed : problem.message}
          </Notice>
        )}
      </div>
    </DecisionDialog>
  );
}
