import type { RecordImport } from '@theke/contracts/imports/define-import';
import type { AddressList, AddressMap, FoundAddress } from '@theke/contracts/ordering/address-list';
import { tenantLock } from '@theke/kit/database/advisory-locks';
import type { Transaction } from '@theke/kit/database/database';
import { inChunks } from '@theke/kit/imports/in-chunks';
import { plainZipCode } from '@theke/rules/delivery/plain-zip-code';
import { cityKey, splitStreet, streetKey } from '@theke/rules/delivery/street-address';
import type { ImportedAddress } from '@theke/rules/imports/address-cells';

type State = 'loading' | 'current' | 'former' | 'undone';
type StoredList = { id: string; state: State; file: string; addresses: number; replaced: string | null };
type NewList = { id: string; file: string; source: string; asOf: string | null; at: Date; by: string };
type Bounds = { south: number; west: number; north: number; east: number };

/** A neighbouring house number is used up to this difference (ZONE-06). */
const maxNumberGap = 20;
/** Cells along each side of a map; one point is shown in each. */
const mapCells = 90;
/** Streets with their names on a map. */
const mapStreets = 40;
/** Imports that are listed. */
const listed = 10;

const columns = 'id, state, file, addresses, replaced';
const current = `(select id from address_list where state = 'current')`;

/** Address lists and the lookup in the current one (ADR 0051). */
export const addressListStore = {
  /** Serialises imports of the tenant, and the deletion of their lists, until the transaction ends. */
  async serialize(tx: Transaction): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(${tenantLock('address import')})`);
  },

  async current(tx: Transaction): Promise<AddressList | null> {
    const [row] = await tx.query<Omit<AddressList, 'importedAt'> & { at: Date }>(
      `select id, file, source, to_char(as_of, 'YYYY-MM-DD') as "asOf", at, by, addresses
       from address_list where state = 'current'`,
    );
    if (!row) return null;
    const { at, ...list } = row;
    return { ...list, importedAt: at.toISOString() };
  },

  /**
   * Where an address of the current list is: the house itself, else the nearest number of its street, of the same town
   * if several have that street.
   */
  async find(
    tx: Transaction,
    { street: line, zipCode, city }: { street: string; zipCode: string; city: string },
  ): Promise<FoundAddress | undefined> {
    const split = splitStreet(line);
    if (!split) return undefined;
    const { number, letter } = split.houseNumber;
    const [row] = await tx.query<Omit<FoundAddress, 'match'> & { number: number; letter: string }>(
      `select street || ' ' || number || letter as street, number, letter, latitude, longitude from address
       where list_id = ${current} and zip_code = $1 and street_key = $2 and number between $3::int - $6::int and $3::int + $6::int
       order by city_key <> $5, abs(number - $3::int), letter <> $4, number, letter limit 1`,
      [plainZipCode(zipCode), streetKey(split.street), number, letter, cityKey(city), maxNumberGap],
      'find-address',
    );
    if (!row) return undefined;
    const { street, latitude, longitude } = row;
    return { match: row.number === number && row.letter === letter ? 'exact' : 'near', street, latitude, longitude };
  },

  async map(tx: Transaction, { south, west, north, east }: Bounds): Promise<AddressMap> {
    const within = `list_id = ${current} and latitude between $1 and $2 and longitude between $3 and $4`;
    const [points, streets] = await Promise.all([
      tx.query<{ latitude: number; longitude: number }>(
        `select distinct on (width_bucket(latitude, $1, $2, $5), width_bucket(longitude, $3, $4, $5)) latitude, longitude
         from address where ${within}
         order by width_bucket(latitude, $1, $2, $5), width_bucket(longitude, $3, $4, $5), latitude, longitude`,
        [south, north, west, east, mapCells],
      ),
      tx.query<AddressMap['streets'][number]>(
        // Each street's name is placed at a different third of it: names in the middle of parallel streets would
        // overlap.
        `select street, houses[place][1] as latitude, houses[place][2] as longitude
         from (
           select min(street) as street, array_agg(array[latitude, longitude] order by number) as houses,
             count(*) as length, 1 + (count(*) * (20 + abs(hashtext(street_key) % 60)) / 100)::int as place
           from address where ${within} group by zip_code, street_key) as named
         order by length desc, street limit $5`,
        [south, north, west, east, mapStreets],
      ),
    ]);
    return { points: points.flatMap(({ latitude, longitude }) => [latitude, longitude]), streets };
  },

  async create(tx: Transaction, { id, file, source, asOf, at, by }: NewList): Promise<void> {
    await tx.query(
      `insert into address_list (id, state, file, source, as_of, at, by) values ($1, 'loading', $2, $3, $4, $5, $6)
       on conflict do nothing`,
      [id, file, source, asOf, at, by],
    );
  },

  /** Locks the list until the transaction ends. */
  async lock(tx: Transaction, id: string): Promise<StoredList | undefined> {
    const [row] = await tx.query<StoredList>(`select ${columns} from address_list where id = $1 for update`, [id]);
    return row;
  },

  /** An address that the list has already is left out. */
  async insert(tx: Transaction, list: string, addresses: readonly ImportedAddress[]): Promise<void> {
    await inChunks(addresses, (chunk) =>
      tx.query(
        `insert into address
           (list_id, zip_code, street_key, number, letter, city_key, street, latitude, longitude)
         select $1, * from unnest($2::text[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::float8[], $9::float8[])
         on conflict do nothing`,
        [
          list,
          chunk.map(({ zipCode }) => zipCode),
          chunk.map(({ street }) => streetKey(street)),
          chunk.map(({ houseNumber }) => houseNumber.number),
          chunk.map(({ houseNumber }) => houseNumber.letter),
          chunk.map(({ city }) => cityKey(city)),
          chunk.map(({ street }) => street),
          chunk.map(({ latitude }) => latitude),
          chunk.map(({ longitude }) => longitude),
        ],
      ),
    );
  },

  /** Makes a loaded list the current one. @returns the number of its addresses */
  async activate(tx: Transaction, id: string): Promise<number> {
    const [replaced] = await tx.query<{ id: string }>(
      `update address_list set state = 'former' where state = 'current' returning id`,
    );
    const [row] = await tx.query<{ addresses: number }>(
      `update address_list set state = 'current', replaced = $2,
         addresses = (select count(*) from address where list_id = $1)
       where id = $1 returning addresses`,
      [id, replaced?.id ?? null],
    );
    return row?.addresses ?? 0;
  },

  /** Makes the list that a list has replaced the current one again. @returns the number of its addresses */
  async deactivate(tx: Transaction, { id, replaced }: StoredList, at: Date): Promise<number> {
    await tx.query(`update address_list set state = 'undone', undone_at = $2 where id = $1`, [id, at]);
    const [row] = await tx.query<{ addresses: number }>(
      `update address_list set state = 'current' where id = $1 and state = 'former' returning addresses`,
      [replaced],
    );
    return row?.addresses ?? 0;
  },

  /**
   * Deletes lists that no undo brings back: all but the current one and, while its import can be undone, the one that
   * it has replaced. An unfinished import is kept while its parts may still be sent. Run under `serialize`.
   */
  async deleteUnused(tx: Transaction, { loadingBefore, undoSince }: { loadingBefore: Date; undoSince: Date }) {
    const unused = await tx.query<{ id: string; isOld: boolean }>(
      `select old.id, old.at < $2 or old.state <> 'undone' as "isOld" from address_list old
       where state = 'undone'
         or state = 'loading' and at < $1
         or state = 'former' and not exists (
           select from address_list new where new.state = 'current' and new.replaced = old.id and new.at >= $2)
       order by old.id`,
      [loadingBefore, undoSince],
    );
    for (const { id, isOld } of unused) {
      await tx.query('delete from address where list_id = $1', [id]);
      // An import that was taken back stays listed.
      if (isOld) await tx.query('delete from address_list where id = $1', [id]);
    }
  },

  async list(tx: Transaction): Promise<RecordImport[]> {
    const rows = await tx.query<{
      id: string;
      file: string;
      at: Date;
      by: string;
      created: number;
      undoneAt: Date | null;
    }>(
      `select id, file, at, by, addresses as created, undone_at as "undoneAt" from address_list
       where state <> 'loading' order by at desc, id desc limit ${listed}`,
    );
    return rows.map(({ at, undoneAt, ...row }) => ({
      ...row,
      at: at.toISOString(),
      changed: 0,
      undoneAt: undoneAt?.toISOString() ?? null,
    }));
  },
};
