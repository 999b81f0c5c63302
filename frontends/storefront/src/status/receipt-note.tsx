import type { PublicOrder } from '@theke/contracts/ordering/order';
import { statusMessages } from './status-messages.de.ts';
import * as css from './status-page.module.css';

/** Link to the receipt that the branch's till signed, or the statement that this page is none (FISCAL-09). */
export const ReceiptNote = ({ order: { id, fiscal }, hash }: { order: PublicOrder; hash: string }) => (
  <p className={css.remark}>
    {fiscal ? <a href={`/api/receipts/${id}/${hash}`}>{statusMessages.receipt}</a> : statusMessages.noReceipt}
  </p>
);
