import type { Branch } from '@theke/contracts/catalog/branch';
import type { Table } from '@theke/contracts/catalog/table';
import type { Transaction } from '@theke/kit/database/database';
import type { SeatedTable } from '@theke/rules/reservations/assign-tables';
import { offerStore } from '../offer/offer-store.ts';

/** Copies from before reservations have no seats. */
type StoredTable = Pick<Table, 'id' | 'identifier'> & Partial<Pick<Table, 'seats' | 'isReservable' | 'row'>>;

export const toSeated = ({ id, identifier, seats, row = '' }: StoredTable): SeatedTable => ({
  id,
  identifier,
  seats: seats ?? 0,
  row,
});

export type BranchTables = {
  /** All tables with seats: staff may choose any. */
  all: SeatedTable[];
  /** Those that the platform assigns. */
  assignable: SeatedTable[];
};

/** The tables of a branch that have seats (RESV-02). */
export async function readTables(tx: Transaction, { id }: Pick<Branch, 'id'>): Promise<BranchTables> {
  const tables: StoredTable[] = await offerStore.findTables(tx, id);
  const seated = tables.filter(({ seats }) => seats);
  return {
    all: seated.map(toSeated),
    assignable: seated.filter(({ isReservable = true }) => isReservable).map(toSeated),
  };
}
