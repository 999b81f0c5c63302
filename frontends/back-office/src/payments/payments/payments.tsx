import { messages as office } from '@theke/admin/messages.de.ts';
import { officeCollection } from '@theke/admin/resources/office-collection.ts';
import { BranchName } from '@theke/admin/ui/branch-name.tsx';
import * as css from '@theke/admin/ui/data-table.module.css';
import { DateTimeText } from '@theke/admin/ui/date-time-text.tsx';
import { moneyText } from '@theke/admin/ui/format.ts';
import { type Payment, paymentState } from '@theke/contracts/payments/payment';
import { listPayments, payments } from '@theke/contracts/payments/payment-endpoints';
import { Banknote } from 'lucide-react';
import { paymentText } from '../../ordering/shared/payment-of-order.ts';
import { pathOfPayment } from '../shared/path-of-payment.ts';
import { paymentMessages } from '../shared/payment-messages.de.ts';
import { PaymentState } from '../shared/payment-state.tsx';
import { messages } from './messages.de.ts';
import { MismatchAlarm } from './mismatch-alarm.tsx';

type Props = { record: Payment };

const Refunded = ({ record: { refunded, currency } }: Props) => (
  <span className={`${css.number} ${css.muted}`}>{refunded > 0 ? moneyText(refunded, currency) : office.none}</span>
);

/** Online payment attempts, newest first, below the unresolved mismatches. */
export const officePayments = officeCollection(payments, {
  list: listPayments,
  Icon: Banknote,
  loadCount: async () =>
    (await import(/* webpackChunkName: "part-counts" */ './use-open-mismatches.ts')).useOpenMismatches,
  isTrouble: true,
  Above: MismatchAlarm,
  columns: [
    {
      field: 'uid',
      label: messages.order,
      from: 'phone',
      Cell: ({ record }: Props) => <b className={css.code}>{record.uid}</b>,
    },
    {
      field: 'createdAt',
      label: messages.when,
      from: 'tablet',
      Cell: ({ record }: Props) => <DateTimeText at={record.createdAt} branch={record.branch.id} />,
    },
    {
      field: 'branch',
      label: messages.branch,
      from: 'desktop',
      Cell: ({ record }: Props) => (
        <span className={css.muted}>
          <BranchName id={record.branch.id} />
        </span>
      ),
    },
    {
      field: 'method',
      label: messages.method,
      from: 'tablet',
      isWrapping: true,
      Cell: ({ record }: Props) => paymentText(record),
    },
    { field: 'state', from: 'phone', Cell: ({ record }: Props) => <PaymentState payment={record} /> },
    { field: 'refunded', label: messages.refunded, from: 'tablet', isRight: true, Cell: Refunded },
    {
      field: 'amount',
      label: messages.amount,
      from: 'phone',
      isRight: true,
      Cell: ({ record }: Props) => <span className={css.number}>{moneyText(record.amount, record.currency)}</span>,
    },
  ],
  linkTo: pathOfPayment,
  linkLabel: ({ uid, payable }) => (payable?.kind === 'gift-card' ? messages.toGiftCard(uid) : messages.toOrder(uid)),
  views: [
    { label: office.list.anyValue, filter: {} },
    ...paymentState.options.map((state) => ({ label: paymentMessages.states[state], filter: { state } })),
  ],
  texts: { emptyText: messages.emptyText, emptyFiltered: messages.emptyFiltered },
});
