import { readPublicReceipt } from '@theke/contracts/notifications/public-receipt';
import { type Route, route } from '@theke/kit/http/route';
import { isOrderHash } from '@theke/kit/order-link';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import type { OrderLinks } from '../orders/status-url.ts';
import { receiptPdf } from '../receipts/receipt-pdf.ts';
import { receiptOfOrder } from './receipt-of-order.ts';

type Deps = Pick<ServiceBase<unknown>, 'db' | 'now'> & OrderLinks;

/** The receipt for the guest, who has the order's link. */
export const publicReceiptRoute = (deps: Deps): Route =>
  route(readPublicReceipt, async ({ tenant, params: { id, hash } }, response) => {
    const at = deps.now();
    const how = { printedAt: at, mark: undefined, isForGuest: true };
    const found = await deps.db.withTenant(tenant, (tx) => receiptOfOrder(deps, tx, { tenant, order: id }, how));
    if (!found || !isOrderHash(deps.secret, tenant, found.uid, hash)) throw unknown('Der Beleg');
    const pdf = await receiptPdf(found.receipt, `Bestellung ${found.uid}`, at);
    response.setHeader('cache-control', 'private, no-store');
    response.setHeader('content-disposition', `inline; filename="Beleg-${found.uid}.pdf"`);
    response.type('pdf').send(pdf);
  });
