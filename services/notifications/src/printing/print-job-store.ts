import type { PrintJobState } from '@theke/contracts/notifications/device';
import { orders } from '@theke/contracts/ordering/order-events';
import type { Transaction } from '@theke/kit/database/database';
import type { PrintJob } from './print-job.ts';

type Row = {
  id: string;
  device_id: string;
  order_id: string | null;
  kind: PrintJob['kind'];
  cause: string;
  is_duplicate: boolean;
  may_be_printed: boolean;
  state: PrintJobState;
  attempts: number;
  last_error: string | null;
  created_at: Date;
  printed_at: Date | null;
  due_at: Date | null;
  content: PrintJob['content'];
};

const columns = `j.id, j.device_id, j.order_id, j.kind, j.cause, j.is_duplicate, j.may_be_printed, j.state, j.attempts,
  j.last_error, j.created_at, j.printed_at, j.due_at, j.content`;

const toJob = (row: Row): PrintJob => ({
  id: row.id,
  device: row.device_id,
  order: row.order_id,
  kind: row.kind,
  cause: row.cause,
  isDuplicate: row.is_duplicate,
  mayBePrinted: row.may_be_printed,
  state: row.state,
  attempts: row.attempts,
  lastError: row.last_error,
  createdAt: row.created_at,
  printedAt: row.printed_at,
  dueAt: row.due_at,
  content: row.content,
});

/** A job with its order's uid and ticket number. */
export type ListedJob = { job: PrintJob; uid: string | null; ticketNumber: number | null };

export const printJobStore = {
  /** @returns whether it is new; an existing job of the same device and cause is not changed */
  async insert(tx: Transaction, job: PrintJob): Promise<boolean> {
    const rows = await tx.query(
      `insert into print_job (id, device_id, order_id, kind, cause, is_duplicate, may_be_printed, state, attempts, created_at, due_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning 1`,
      [
        job.id,
        job.device,
        job.order,
        job.kind,
        job.cause,
        job.isDuplicate,
        job.mayBePrinted,
        job.state,
        job.attempts,
        job.createdAt,
        job.dueAt,
      ],
      'print-job-insert',
    );
    return rows.length > 0;
  },

  update(tx: Transaction, job: PrintJob): void {
    tx.query(
      `update print_job set state = $2, may_be_printed = $3, attempts = $4, last_error = $5, printed_at = $6,
         due_at = $7, content = $8 where id = $1`,
      [
        job.id,
        job.state,
        job.mayBePrinted,
        job.attempts,
        job.lastError,
        job.printedAt,
        job.dueAt,
        job.content && JSON.stringify(job.content),
      ],
      'print-job-update',
    );
  },

  /** Locks the job until the transaction ends. */
  async lock(tx: Transaction, id: string): Promise<PrintJob | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from print_job j where j.id = $1 for update`,
      [id],
      'print-job-lock',
    );
    return row && toJob(row);
  },

  /** Locks the kitchen slips and change slips of an order by id until the transaction ends. */
  async lockOfKitchen(tx: Transaction, order: string): Promise<PrintJob[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from print_job j where j.order_id = $1 and j.kind in ('kitchen-slip', 'kitchen-change')
       order by j.id for update`,
      [order],
      'print-job-kitchen',
    );
    return rows.map(toJob);
  },

  /** Locks the device's next job: the one already fetched, else the oldest due one whose order may be started. */
  async current(tx: Transaction, device: string, at: Date): Promise<PrintJob | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from print_job j
       where j.device_id = $1 and j.state in ('queued', 'fetched') and (j.due_at is null or j.due_at <= $2)
         and (j.order_id is null or exists (select from copy o
           where o.kind = '${orders.kind}' and o.id = j.order_id and o.doc -> 'history' @> '[{"status": "placed"}]'))
       order by j.state = 'fetched' desc, j.created_at limit 1 for update`,
      [device, at],
      'print-job-current',
    );
    return row && toJob(row);
  },

  /** When a paper of this kind was last printed for the order; null: never. */
  async lastPrintedAt(tx: Transaction, order: string, kind: PrintJob['kind']): Promise<Date | null> {
    const [row] = await tx.query<{ at: Date | null }>(
      `select max(printed_at) as at from print_job where order_id = $1 and kind = $2 and state = 'printed'`,
      [order, kind],
      'print-job-last-printed',
    );
    return row?.at ?? null;
  },

  /** Withdraws the unfetched jobs of a canceled order, except for change slips, which announce the cancellation. */
  withdraw(tx: Transaction, order: string, sentence: string): void {
    tx.query(
      `update print_job set state = 'failed', last_error = $2 where order_id = $1 and state = 'queued'
         and kind <> 'kitchen-change'`,
      [order, sentence],
      'print-job-withdraw',
    );
  },

  removeOfOrders: (tx: Transaction, orders: readonly string[]) =>
    tx.query(
      'delete from print_job where id in (select id from print_job where order_id = any($1) order by id for update)',
      [orders],
      'print-job-erase',
    ),

  removeOfDevice: (tx: Transaction, device: string) =>
    tx.query('delete from print_job where device_id = $1', [device], 'print-job-remove'),

  async newest(tx: Transaction, device: string, max: number): Promise<ListedJob[]> {
    const rows = await tx.query<Row & { uid: string | null; ticket_number: number | null }>(
      `select ${columns}, o.doc ->> 'uid' as uid, (o.doc ->> 'ticketNumber')::int as ticket_number
       from print_job j left join copy o on o.kind = '${orders.kind}' and o.id = j.order_id
       where j.device_id = $1 order by j.created_at desc limit $2`,
      [device, max],
      'print-job-newest',
    );
    return rows.map((row) => ({ job: toJob(row), uid: row.uid, ticketNumber: row.ticket_number }));
  },
};
