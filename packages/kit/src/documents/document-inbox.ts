import type { CloudEvent } from '../bus/port.ts';
import type { DocumentUnit, TenantDocuments } from './document-unit.ts';
import type { DocumentState } from './stored-document.ts';

/** Which consumer has applied which events. */
export const inboxCollection = 'inbox';
/** Copies of other services' aggregates, each with its last known version. */
export const copyCollection = 'copies';

const blank = { keys: {}, unique: [], length: 0, isDeleted: false } as const;

const copyId = (kind: string, id: string) => `${kind}/${id}`;
const markId = (consumer: string, event: string) => `${consumer}/${event}`;

/** Filters the consumers that have not handled the event yet. */
export async function notYetHandled(
  unit: DocumentUnit,
  consumers: readonly string[],
  event: string,
): Promise<string[]> {
  const marks = unit.documents(inboxCollection);
  const found = await Promise.all(consumers.map((name) => marks.find(markId(name, event))));
  return consumers.filter((_, index) => !found[index]);
}

/**
 * Marks the event as handled. Called last, so that the mark is written after the changes: a crash in between repeats
 * the event, but never loses it (ADR 0006).
 */
export function noteHandled(unit: DocumentUnit, consumers: readonly string[], event: string): void {
  const at = new Date();
  for (const name of consumers)
    unit
      .documents(inboxCollection)
      .insert({ ...blank, id: markId(name, event), version: 1, createdAt: at, updatedAt: at });
}

/**
 * Checks whether an event is newer than the copy, and records its version. Version and copied state are one document,
 * so a redelivered event finds both or neither.
 */
export async function noteVersion(unit: DocumentUnit, kind: string, event: CloudEvent): Promise<boolean> {
  const copies = unit.documents(copyCollection);
  const id = copyId(kind, event.subject);
  const before = await copies.find(id);
  const version = event.aggregateversion;
  if (before && (event.snapshot ? version < before.version : version <= before.version)) return false;
  const at = new Date(event.time);
  const { doc, isDeleted = false, createdAt = at } = before ?? {};
  const state: DocumentState = { ...blank, id, version, doc, isDeleted, createdAt, updatedAt: at };
  if (before) copies.replace(state, before.version);
  else copies.insert(state);
  return true;
}

/** The copies of one kind. `save` and `remove` may only change the subject of the event being handled. */
export function documentCopies(unit: DocumentUnit, kind: string) {
  const documents: TenantDocuments = unit.documents(copyCollection);
  const copiesOfKind = { id: { $gte: `${kind}/`, $lt: `${kind}0` }, isDeleted: false, doc: { $exists: true } };
  return {
    find: async (id: string): Promise<unknown> => (await documents.find(copyId(kind, id)))?.doc,
    async findMany(ids: readonly string[]): Promise<Map<string, unknown>> {
      const where = { ...copiesOfKind, id: { $in: ids.map((id) => copyId(kind, id)) } };
      const found = await documents.list(where, { sort: { id: 1 } });
      return new Map(found.map(({ id, doc }) => [id.slice(kind.length + 1), doc]));
    },
    save: (id: string, doc: unknown) => documents.amend(copyId(kind, id), { doc: doc as object, isDeleted: false }),
    remove: (id: string) => documents.amend(copyId(kind, id), { doc: undefined, isDeleted: true }),
    all: async () => (await documents.list(copiesOfKind, { sort: { id: 1 } })).map(({ doc }) => doc),
    count: (ids: readonly string[]) =>
      documents.count({ ...copiesOfKind, id: { $in: ids.map((id) => copyId(kind, id)) } }, ids.length || 1),
  };
}
