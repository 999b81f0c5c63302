import type { ReservationState } from '@theke/contracts/ordering/reservation';
import { type Transaction, violatedUnique } from '@theke/kit/database/database';
import type { Booking, Period } from '@theke/rules/reservations/assign-tables';
import { holdingStates } from '@theke/rules/reservations/reservation-states';
import type { AccessScope } from '../orders/order-store.ts';

/** A reservation with the person it counts for (`deriveCustomerId`). */
export type StoredReservation = { reservation: ReservationState; person: string | null };

type Row = { doc: ReservationState; person_id: string | null };
const toStored = ({ doc, person_id }: Row): StoredReservation => ({ reservation: doc, person: person_id });
const columns = 'doc, person_id';

const valuesOf = ({ reservation, person }: StoredReservation): unknown[] => [
  reservation.id,
  reservation.uid,
  reservation.branch.id,
  reservation.status,
  reservation.day,
  reservation.startAt,
  reservation.endAt,
  person,
  JSON.stringify(reservation),
];

const branchesOf = (scope: AccessScope): readonly string[] | null => (scope === true ? null : scope.branches);

export const isUidTaken = (error: unknown): boolean => violatedUnique(error) === 'reservation_uid';

export const reservationStore = {
  /**
   * Locks the branch's book until the transaction ends. The next statement sees what earlier holders committed. Always
   * before the row of a reservation.
   */
  lockBook(tx: Transaction, branch: string): void {
    tx.query(
      `insert into reservation_book as book (branch_id) values ($1)
       on conflict (tenant_id, branch_id) do update set branch_id = book.branch_id`,
      [branch],
      'reservation-book-lock',
    );
  },

  /** What holds tables of a branch at some time of the period. @param except this reservation's own */
  async bookings(tx: Transaction, branch: string, { from, to }: Period, except: string | null): Promise<Held[]> {
    const rows = await tx.query<{ doc: ReservationState }>(
      `select doc from reservation
       where branch_id = $1 and status = any($2) and end_at > $3 and start_at < $4 and id is distinct from $5
       order by start_at, id`,
      [branch, holdingStates, new Date(from), new Date(to), except],
      'reservation-bookings',
    );
    return rows.map(({ doc }) => ({
      reservation: doc,
      tables: doc.tables.map(({ id }) => id),
      from: Date.parse(doc.startAt),
      to: Date.parse(doc.endAt),
      isOnline: doc.source === 'online',
    }));
  },

  async areThere(tx: Transaction, branch: string): Promise<boolean> {
    const rows = await tx.query(
      'select from reservation where branch_id = $1 limit 1',
      [branch],
      'reservations-are-there',
    );
    return rows.length > 0;
  },

  async insert(tx: Transaction, stored: StoredReservation): Promise<void> {
    await tx.query(
      `insert into reservation (id, uid, branch_id, status, day, start_at, end_at, person_id, doc)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      valuesOf(stored),
      'reservation-insert',
    );
  },

  update(tx: Transaction, stored: StoredReservation): void {
    tx.query(
      `update reservation set uid = $2, branch_id = $3, status = $4, day = $5, start_at = $6, end_at = $7,
         person_id = $8, doc = $9 where id = $1`,
      valuesOf(stored),
      'reservation-update',
    );
  },

  async find(tx: Transaction, id: string, scope: AccessScope): Promise<StoredReservation | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from reservation where id = $1 and ($2::uuid[] is null or branch_id = any($2))`,
      [id, branchesOf(scope)],
      'reservation-find',
    );
    return row && toStored(row);
  },

  /** A reservation with a row lock. Expects the locked book of its branch. */
  async findForChange(tx: Transaction, id: string): Promise<StoredReservation | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from reservation where id = $1 for update`,
      [id],
      'reservation-find-for-change',
    );
    return row && toStored(row);
  },

  async findByUid(tx: Transaction, uid: string): Promise<StoredReservation | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from reservation where uid = $1`,
      [uid],
      'reservation-find-by-uid',
    );
    return row && toStored(row);
  },

  async ofDay(tx: Transaction, branch: string, day: string): Promise<StoredReservation[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from reservation where branch_id = $1 and day = $2 order by start_at, id`,
      [branch, day],
      'reservations-of-day',
    );
    return rows.map(toStored);
  },

  /** Of these persons, oldest first. */
  async ofPersons(tx: Transaction, persons: readonly string[]): Promise<StoredReservation[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from reservation where person_id = any($1) order by start_at, id`,
      [persons],
      'reservations-of-persons',
    );
    return rows.map(toStored);
  },

  /** Reservations of these persons, with row locks in key order. */
  async lockOfPersons(tx: Transaction, persons: readonly string[]): Promise<StoredReservation[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from reservation where person_id = any($1) order by id for update`,
      [persons],
      'reservations-lock-of-persons',
    );
    return rows.map(toStored);
  },

  /** How often these persons did not come, by person. */
  async noShows(tx: Transaction, persons: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (persons.length === 0) return new Map();
    const rows = await tx.query<{ person_id: string; count: number }>(
      `select person_id, count(*)::int as count from reservation
       where person_id = any($1) and status = 'no-show' group by person_id`,
      [persons],
      'reservation-no-shows',
    );
    return new Map(rows.map(({ person_id, count }) => [person_id, count]));
  },
};

/** A booking with its reservation, for messages about conflicts. */
export type Held = Booking & { reservation: ReservationState };
