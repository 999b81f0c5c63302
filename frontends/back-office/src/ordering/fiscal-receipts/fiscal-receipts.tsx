import { messages as office } from '@theke/admin/messages.de.ts';
import { officeCollection } from '@theke/admin/resources/office-collection.ts';
import { BranchName } from '@theke/admin/ui/branch-name.tsx';
import * as css from '@theke/admin/ui/data-table.module.css';
import { DateTimeText } from '@theke/admin/ui/date-time-text.tsx';
import { moneyText } from '@theke/admin/ui/format.ts';
import { type StateLook, StateText } from '@theke/admin/ui/state-text.tsx';
import { type FiscalReceipt, fiscalReceipts, listFiscalReceipts } from '@theke/contracts/ordering/fiscal-receipt';
import { CircleAlert, CircleCheck, Clock, Stamp } from 'lucide-react';
import { fiscalMessages } from './fiscal-messages.de.ts';

type Props = { record: FiscalReceipt };

const looks: Record<FiscalReceipt['state'], StateLook> = {
  open: { Icon: Clock, kind: 'soon' },
  signed: { Icon: CircleCheck, kind: 'ok' },
  failed: { Icon: CircleAlert, kind: 'late' },
};

/** Receipts that the tills of branches sign (FISCAL-04), newest first. */
export const officeFiscalReceipts = officeCollection(fiscalReceipts, {
  list: listFiscalReceipts,
  group: 'settings',
  Icon: Stamp,
  columns: [
    {
      field: 'number',
      label: fiscalMessages.number,
      from: 'phone',
      Cell: ({ record }: Props) => <b className={css.code}>{`${record.register} ${record.number}`}</b>,
    },
    {
      field: 'order',
      label: fiscalMessages.order,
      from: 'tablet',
      Cell: ({ record }: Props) => <span className={css.code}>{record.order.uid}</span>,
    },
    {
      field: 'issuedAt',
      label: fiscalMessages.when,
      from: 'tablet',
      Cell: ({ record }: Props) => <DateTimeText at={record.issuedAt} branch={record.branch.id} />,
    },
    {
      field: 'branch',
      label: fiscalMessages.branch,
      from: 'desktop',
      Cell: ({ record }: Props) => (
        <span className={css.muted}>
          <BranchName id={record.branch.id} />
        </span>
      ),
    },
    {
      field: 'state',
      from: 'phone',
      isWrapping: true,
      Cell: ({ record: { state } }: Props) => <StateText {...looks[state]} text={fiscalMessages.states[state]} />,
    },
    {
      field: 'gross',
      label: fiscalMessages.amount,
      from: 'phone',
      isRight: true,
      Cell: ({ record }: Props) => <span className={css.number}>{moneyText(record.gross, record.currency)}</span>,
    },
  ],
  linkTo: ({ order }) => `/orders/${order.id}`,
  linkLabel: ({ register, number, order }) => fiscalMessages.toOrder(`${register} ${number}`, order.uid),
  views: [
    { label: office.list.anyValue, filter: {} },
    ...(['open', 'signed', 'failed'] as const).map((state) => ({
      label: fiscalMessages.states[state],
      filter: { state },
    })),
  ],
  texts: { emptyText: fiscalMessages.emptyText, emptyFiltered: fiscalMessages.emptyFiltered },
});
