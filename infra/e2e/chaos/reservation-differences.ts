import type { ReservationStatus } from '@theke/contracts/ordering/reservation';
import type { Ledger } from './ledger.ts';
import type { PlatformDatabases } from './platform-databases.ts';

/**
 * Violations of the invariants of reservations, one line each: every acknowledged one is stored in its acknowledged
 * state, no other is, and no table is held twice at a time (RESV-04).
 */
export async function reservationDifferences(
  { ordering }: Pick<PlatformDatabases, 'ordering'>,
  { reservations }: Ledger,
): Promise<string[]> {
  const [{ rows: stored }, { rows: held }] = await Promise.all([
    ordering.query<{ id: string; status: ReservationStatus }>(
      `select id, status from reservation where doc ->> 'name' like 'chaos-%'`,
    ),
    ordering.query<{ one: string; other: string }>(
      `select one.id as one, other.id as other
       from reservation as one join reservation as other using (tenant_id, branch_id)
       where one.id < other.id and one.start_at < other.end_at and other.start_at < one.end_at
         and one.status in ('requested', 'confirmed', 'seated') and other.status in ('requested', 'confirmed', 'seated')
         and (one.doc ->> 'name' like 'chaos-%' or other.doc ->> 'name' like 'chaos-%')
         and exists (select from jsonb_array_elements(one.doc -> 'tables') as ours
           join jsonb_array_elements(other.doc -> 'tables') as theirs on ours ->> 'id' = theirs ->> 'id')`,
    ),
  ]);
  const statuses = new Map(stored.map(({ id, status }) => [id, status]));
  return [
    ...[...reservations]
      .filter(([id, { status }]) => statuses.get(id) !== status)
      .map(([id, { status }]) => `reservation ${id} is ${statuses.get(id) ?? 'lost'} instead of ${status}`),
    ...stored
      .filter(({ id }) => !reservations.has(id))
      .map(({ id }) => `reservation ${id} is stored, but was never acknowledged`),
    ...held.map(({ one, other }) => `reservations ${one} and ${other} hold the same table`),
  ];
}

/** Mails of a booking: of a branch that confirms each reservation, or of any other. */
const bookedKinds = ['reservation-requested', 'reservation-confirmed'];

/** Expects one mail about each booking and each cancellation (RESV-10), and none to guests without a reservation. */
export async function reservationMailDifferences(
  { notifications }: Pick<PlatformDatabases, 'notifications'>,
  { reservations }: Ledger,
): Promise<string[]> {
  const { rows } = await notifications.query<{ reservation: string; kind: string }>(
    `select reservation_id as reservation, kind from message where channel = 'email' and reservation_id = any($1)`,
    [[...reservations.keys()]],
  );
  const sent = Map.groupBy(rows, ({ reservation }) => reservation);
  return [...reservations].flatMap(([id, { status, isMailed }]) => {
    const count = (kinds: readonly string[]) => sent.get(id)?.filter(({ kind }) => kinds.includes(kind)).length ?? 0;
    const expected = [isMailed ? 1 : 0, status === 'canceled' ? 1 : 0];
    const found = [count(bookedKinds), count(['reservation-canceled'])];
    return found.join() === expected.join() ? [] : [`reservation ${id} (${status}) has ${found.join(' and ')} mails`];
  });
}
