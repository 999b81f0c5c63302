// Which records refer to a record. Uses by the same service are read from its tables, in the current transaction. Uses
// by other services are stored in `entity_use`, fed by their events (ADR 0029). A reference is any id in a document:
// images within a text or a page section count like those in a field.
import type { EventDefinition } from '@theke/contracts/event';
import { type AnyResource, labelOf } from '@theke/contracts/resource';
import { inUse, maxPlacesPerKind, type Place, type Uses } from '@theke/contracts/uses';
import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import type { WorkSubscription } from '../events/subscription.ts';
import { Problem } from '../problem.ts';

type Named = Pick<AnyResource, 'name' | 'labelFields'>;

/** One record that refers to others. */
type Using = {
  name: string;
  /** Ids of the records it refers to. */
  targets: readonly string[];
  at?: string | undefined;
  until?: string | undefined;
  /** Number of uses it represents. Default: 1. */
  count?: number | undefined;
};

const tableOf = (name: string): string => name.replaceAll('-', '_');
const idPattern = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Every id in a document, each once. */
const idsIn = (doc: unknown): string[] => [...new Set(JSON.stringify(doc).match(idPattern))];

/**
 * Finds the uses of a record.
 * @param ownResources resources of this service whose entities may refer to it
 */
export async function findUses(
  tx: Transaction,
  target: string,
  { ownResources = [], now }: { ownResources?: readonly Named[]; now: Date },
): Promise<Uses> {
  const ownUses = ownResources.map(
    ({ name, labelFields }) =>
      `select '${name}', id, concat_ws(' ', ${labelFields.map((field) => `doc ->> '${field}'`).join(', ')}), null, 1
       from ${tableOf(name)} where id <> $1 and strpos(doc::text, $1::text) > 0`,
  );
  const rows = await tx.query<{ kind: string; id: string; name: string; at: Date | null; total: number }>(
    `with found (kind, id, name, at, count) as (${[
      'select kind, id, name, at, count from entity_use where target = $1 and (until is null or until > $2)',
      ...ownUses,
    ].join(' union all ')}),
     numbered as (
       select *, row_number() over (partition by kind order by at, name collate german, id) as place,
         sum(count) over () as total
       from found)
     select kind, id, name, at, total::int from numbered where place <= ${maxPlacesPerKind} order by kind, place`,
    [target, now],
  );
  const places = rows.map(({ kind, id, name, at }): Place => ({ kind, id, name, ...(at && { at: at.toISOString() }) }));
  return { places, total: rows[0]?.total ?? 0 };
}

/** 409 when deleting a record that is in use. */
export const stillUsed = (what: string, uses: Uses) =>
  new Problem(409, [
    { code: inUse, message: `${what} wird noch verwendet und kann deshalb nicht gelöscht werden.`, uses },
  ]);

/**
 * Locks the row of a record, then finds its uses. Saving a reference to it holds `for key share` on the row until the
 * commit (postgres-resource-store.ts), so no reference can be added between this check and the deletion.
 * @throws Problem 409 IN_USE
 */
export async function refuseIfUsed(
  tx: Transaction,
  id: string,
  {
    resourceName,
    label,
    ...where
  }: { resourceName: string; label: string; ownResources?: readonly Named[]; now: Date },
): Promise<void> {
  await tx.query(`select from ${tableOf(resourceName)} where id = $1 for update`, [id]);
  const uses = await findUses(tx, id, where);
  if (uses.total > 0) throw stillUsed(label, uses);
}

/** Replaces the stored references of another service's record. Ids not found in any of `tables` are skipped. */
function saveUses(
  tx: Transaction,
  { kind, id }: { kind: string; id: string },
  using: Using | undefined,
  tables: readonly string[],
): void {
  tx.query('delete from entity_use where kind = $1 and id = $2', [kind, id], 'entity-use-remove');
  if (!using || using.targets.length === 0) return;
  const { name, targets, at = null, until = null, count = 1 } = using;
  const existsInAny = tables.map((table) => `exists (select from ${table} where ${table}.id = target)`).join(' or ');
  tx.query(
    `insert into entity_use (kind, id, target, name, at, until, count)
     select $1, $2, target, $4, $5, $6, $7 from unnest($3::uuid[]) as target where ${existsInAny}`,
    [kind, id, targets, name, at, until, count],
    'entity-use-save',
  );
}

/** Another service's records that refer to this service's, known by their events. */
type Source<D = never> = {
  /** Name of the collection in the API. */
  kind: string;
  events: { changed: EventDefinition<z.ZodType<D>>; deleted?: EventDefinition };
  /** Label and time of the record; undefined if it does not count as a use. */
  describe(state: D): Omit<Using, 'targets'> | undefined;
};

/** Types a source by its event, then erases the type. */
export const useSource = <D>(source: Source<D>): Source => source as unknown as Source;

/** Source for the entities of a resource, with their labels. */
export const resourceSource = (resource: Pick<AnyResource, 'name' | 'labelFields' | 'events'>): Source =>
  useSource({
    kind: resource.name,
    events: resource.events as Source<Record<string, unknown>>['events'],
    describe: (entity) => ({ name: labelOf(resource, entity) }),
  });

/**
 * Stores which records of other services refer to this service's.
 * @param tables of the records that can be referred to
 */
export const usesBy = (sources: readonly Source[], tables: readonly string[]): WorkSubscription[] =>
  sources.map(({ kind, events: { changed, deleted }, describe }) => ({
    kind: 'copy',
    // The service may also have a copy of the same kind.
    name: `uses by ${changed.type}`,
    types: [changed.type, ...(deleted ? [deleted.type] : [])],
    async handle(tx, { type, data, subject }) {
      const using = type === changed.type ? describe(data as never) : undefined;
      const targets = idsIn(data).filter((id) => id !== subject);
      saveUses(tx, { kind, id: subject }, using && { ...using, targets }, tables);
    },
  }));
