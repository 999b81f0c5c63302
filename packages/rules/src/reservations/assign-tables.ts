// table: a place to sit with its number of seats.
// row: tables of one branch with the same name of a row. Neighbours in the order of their numbers can be joined.
// booking: tables that are held for a period [from, to), in ms.

export type SeatedTable = {
  readonly id: string;
  /** The number that guests and staff read: "14". */
  readonly identifier: string;
  readonly seats: number;
  /** Empty: stands alone. */
  readonly row: string;
};

export type Booking = {
  readonly tables: readonly string[];
  readonly from: number;
  readonly to: number;
  /** Made by a guest online. */
  readonly isOnline: boolean;
};

export type Period = { readonly from: number; readonly to: number };

const overlaps = (one: Period, other: Period): boolean => one.from < other.to && other.from < one.to;

const byNumber = new Intl.Collator('de', { numeric: true });
/** Tables in the order of their numbers: 2 before 10. */
export const sortTables = <T extends { readonly id: string; readonly identifier: string }>(tables: readonly T[]): T[] =>
  tables.toSorted((one, other) => byNumber.compare(one.identifier, other.identifier) || (one.id < other.id ? -1 : 1));

/** Ids of tables that are held at some time of the period (RESV-04). */
export const heldTables = (bookings: readonly Booking[], period: Period): ReadonlySet<string> =>
  new Set(bookings.filter((booking) => overlaps(booking, period)).flatMap(({ tables }) => tables));

const seatsOf = (tables: readonly SeatedTable[]): number => tables.reduce((sum, { seats }) => sum + seats, 0);

/** The shortest run of free neighbours from each table on that seats the party. */
function joinedRuns(sorted: readonly SeatedTable[], held: ReadonlySet<string>, guests: number): SeatedTable[][] {
  const rows = Map.groupBy(
    sorted.filter(({ row }) => row !== ''),
    ({ row }) => row,
  );
  return [...rows.values()].flatMap((row) =>
    row.flatMap((_, start) => {
      const run: SeatedTable[] = [];
      for (const table of row.slice(start)) {
        if (held.has(table.id)) return [];
        run.push(table);
        if (seatsOf(run) >= guests) return [run];
      }
      return [];
    }),
  );
}

/**
 * The tables for a party (RESV-03): the fewest tables, of these the fewest seats, of these the first numbers.
 * @param limit the most tables that may be used
 * @returns ids, undefined if the free tables do not suffice
 */
export function assignTables(
  tables: readonly SeatedTable[],
  held: ReadonlySet<string>,
  guests: number,
  limit = Number.POSITIVE_INFINITY,
): string[] | undefined {
  const sorted = sortTables(tables);
  const alone = sorted.filter(({ id, seats }) => !held.has(id) && seats >= guests).map((table) => [table]);
  const [best] = [...alone, ...joinedRuns(sorted, held, guests)]
    .filter(({ length }) => length <= limit)
    .toSorted((one, other) => one.length - other.length || seatsOf(one) - seatsOf(other));
  return best?.map(({ id }) => id);
}

/**
 * How many further tables guests may book online in a period: the share in percent of all tables, rounded down but at
 * least one, less those that online bookings hold at some time of it (RESV-06).
 */
export function onlineTablesLeft(
  tables: readonly SeatedTable[],
  bookings: readonly Booking[],
  period: Period,
  share: number,
): number {
  const most = share === 0 ? 0 : Math.max(1, Math.floor((tables.length * share) / 100));
  return (
    most -
    heldTables(
      bookings.filter(({ isOnline }) => isOnline),
      period,
    ).size
  );
}
