import type { Table } from '@theke/contracts/catalog/table';
import type { Database, Transaction } from '@theke/kit/database/database';
import { conflict, unknown } from '@theke/kit/problem';
import { offerStore } from '../offer/offer-store.ts';
import type { AccessScope } from '../orders/order-store.ts';
import type { Bill } from './bill.ts';
import { billStore } from './bill-store.ts';
import { billChangedFact } from './table-facts.ts';

type Opening = { table: Pick<Table, 'id' | 'identifier' | 'branch'>; by: string; at: Date; newId: () => string };

/** The open bill of a table, locked until the transaction ends; opens one if there is none (TABLE-01). */
export async function joinBill(tx: Transaction, { table, by, at, newId }: Opening): Promise<Bill> {
  const open = await billStore.lockOfTable(tx, table.id);
  if (open) return open;
  return billStore.insert(tx, {
    ...{ id: newId(), branch: table.branch.id, table: table.id, tableIdentifier: table.identifier },
    ...{ openedAt: at, openedBy: by },
  });
}

/** A bill that takes orders, locked until the transaction ends. @throws Problem 404, 409 BILL_CLOSED */
export async function lockOpenBill(tx: Transaction, id: string, scope: AccessScope): Promise<Bill> {
  const bill = await billStore.lock(tx, id, scope);
  if (!bill) throw unknown('Die Rechnung');
  if (bill.state === 'closed') throw billClosed();
  return bill;
}

export const billClosed = () =>
  conflict('BILL_CLOSED', 'Diese Rechnung ist schon geschlossen. Bitte öffnen Sie den Tisch neu.');

/** Opens the bill of a table for staff. @throws Problem 404 for a table outside of the caller's branches */
export const openBill = (
  { db, now, newId }: { db: Database; now: () => Date; newId: () => string },
  { tenant, scope, by }: { tenant: string; scope: AccessScope; by: string },
  tableId: string,
): Promise<Bill> =>
  db.withTenant(tenant, async (tx) => {
    const table = await offerStore.findTable(tx, tableId);
    if (!table || (scope !== true && !scope.branches.includes(table.branch.id))) throw unknown('Der Tisch');
    const bill = await joinBill(tx, { table, by, at: now(), newId });
    tx.publish(billChangedFact(bill));
    return bill;
  });
