import type { Transaction } from '@theke/kit/database/database';

/** Reservations whose guest was erased (RESV-14). Events can arrive after the erasure, for example from dead letters. */
export const erasedReservations = {
  save(tx: Transaction, id: string): void {
    tx.query('insert into erased_reservation (id) values ($1) on conflict do nothing', [id], 'erased-reservation-save');
  },

  async has(tx: Transaction, id: string): Promise<boolean> {
    const rows = await tx.query('select from erased_reservation where id = $1', [id], 'erased-reservation-has');
    return rows.length > 0;
  },
};
