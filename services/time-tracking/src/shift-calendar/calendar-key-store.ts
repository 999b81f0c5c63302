import type { Transaction } from '@theke/kit/database/database';

/** Hashes of the keys in people's calendar addresses, one per person. */
export const calendarKeyStore = {
  async createdAt(tx: Transaction, person: string): Promise<Date | null> {
    const [row] = await tx.query<{ created_at: Date }>(
      'select created_at from shift_calendar where person_id = $1',
      [person],
      'calendar-key-created',
    );
    return row?.created_at ?? null;
  },

  /** Stores the only valid key of a person. */
  save: (tx: Transaction, person: string, keyHash: string, at: Date): void =>
    void tx.query(
      `insert into shift_calendar (person_id, key_hash, created_at) values ($1, $2, $3)
       on conflict (tenant_id, person_id) do update set key_hash = excluded.key_hash, created_at = excluded.created_at`,
      [person, keyHash, at],
      'calendar-key-save',
    ),

  remove: (tx: Transaction, person: string): void =>
    void tx.query('delete from shift_calendar where person_id = $1', [person], 'calendar-key-remove'),

  async findPerson(tx: Transaction, keyHash: string): Promise<string | undefined> {
    const [row] = await tx.query<{ person_id: string }>(
      'select person_id from shift_calendar where key_hash = $1',
      [keyHash],
      'calendar-key-find',
    );
    return row?.person_id;
  },
};
