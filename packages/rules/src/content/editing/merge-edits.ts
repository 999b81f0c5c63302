import { conflictKey, keyOfBlock } from './edit-key.ts';
import { applyEdit, type MarkedOperation } from './generated-marks.ts';
import { blocksOf, findBlock, type PageDraft } from './page-draft.ts';
import { idsIn, type PageOperation } from './page-operation.ts';

/** An operation with its number in the session that sends it, and the version of the page that the editor saw. */
export type NumberedOperation = MarkedOperation & {
  /** 1, 2, 3 ... */
  readonly seq: number;
  readonly base: number;
};

/** Operations of one editor's session. @property by the editor's name */
export type EditBatch = {
  readonly session: string;
  readonly by: string;
  readonly operations: readonly NumberedOperation[];
};

/** Who changed a block, an attribute or a field of the page last, at which version. */
export type Change = { readonly version: number; readonly session: string; readonly by: string; readonly at: string };

/** Last operation received from a session, and the conflicts of its last batch. */
export type SessionState = {
  readonly seq: number;
  readonly at: string;
  readonly conflicts: readonly EditConflict[];
};

/** An operation that was not applied because another editor changed or removed the same block meanwhile (EDIT-03). */
export type EditConflict = {
  readonly seq: number;
  /** Key of what both changed: `block:ID`, or `attribute:NAME` or `field:NAME` of the page. */
  readonly key: string;
  readonly by: string;
  readonly at: string;
  readonly isRemoved: boolean;
};

/** State that the server keeps with a draft to merge edits. */
export type EditState = {
  readonly changes: Readonly<Record<string, Change>>;
  readonly sessions: Readonly<Record<string, SessionState>>;
  /** Changes up to this version have been forgotten: edits based on an older one are conflicts. */
  readonly prunedUpTo: number;
};

export const noEdits: EditState = { changes: {}, sessions: {}, prunedUpTo: 0 };

/** Keys whose change by another editor stops the operation. */
function* guardedKeys(draft: PageDraft, operation: PageOperation): Generator<string, void> {
  const key = conflictKey(operation);
  if (key !== undefined) yield key;
  // Removing a block removes what is in it.
  if (operation.kind === 'remove') {
    const found = findBlock(draft.content, operation.block);
    if (found) yield* idsIn(found.block).map(keyOfBlock);
  }
}

/** Block whose absence is a conflict: the editor has put work into it. */
const neededBlock = (operation: PageOperation): string | undefined => {
  if (operation.kind === 'set') return operation.block ?? undefined;
  return operation.kind === 'insert' ? (operation.place.list.block ?? undefined) : undefined;
};

const maxSessions = 30;
const maxChanges = 300;
/** An editor who comes back later gets conflicts instead of a merge, in ms. */
const remembered = 2 * 24 * 3_600_000;

/** Limits the size of the state: it is stored with every version of the page. */
function pruned(state: EditState, at: string): EditState {
  const oldest = Date.parse(at) - remembered;
  const recent = <V extends { at: string }>(all: Readonly<Record<string, V>>, max: number): [string, V][] =>
    Object.entries(all)
      .filter((entry) => Date.parse(entry[1].at) >= oldest)
      .toSorted(([, one], [, other]) => Date.parse(other.at) - Date.parse(one.at))
      .slice(0, max);
  const changes = Object.fromEntries(recent(state.changes, maxChanges));
  const forgotten = Object.entries(state.changes).filter(([key]) => !Object.hasOwn(changes, key));
  return {
    changes,
    sessions: Object.fromEntries(recent(state.sessions, maxSessions)),
    prunedUpTo: Math.max(state.prunedUpTo, ...forgotten.map(([, { version }]) => version)),
  };
}

/** Records changes made without operations: by a form, a restore, another service. */
export const recordChanges = (state: EditState, keys: readonly string[], change: Change): EditState =>
  keys.length === 0
    ? state
    : pruned(
        { ...state, changes: { ...state.changes, ...Object.fromEntries(keys.map((key) => [key, change])) } },
        change.at,
      );

export type MergedEdits = {
  readonly draft: PageDraft;
  readonly state: EditState;
  /** Of this batch, or of its first receipt. */
  readonly conflicts: readonly EditConflict[];
  /** Numbers of the operations that changed the draft. */
  readonly applied: readonly number[];
};

/**
 * Merges a batch into the draft (EDIT-02, EDIT-03). Operations received before are skipped. An operation on a block
 * that another editor changed after its `base` is a conflict and changes nothing; moving a removed block is ignored.
 * @param next version that the page gets if anything changes
 * @param at ISO instant
 */
export function mergeEdits(
  before: { readonly draft: PageDraft; readonly state: EditState },
  batch: EditBatch,
  { next, at }: { next: number; at: string },
): MergedEdits {
  const { session, by, operations } = batch;
  const known = before.state.sessions[session];
  const fresh = operations.filter(({ seq }) => seq > (known?.seq ?? 0));
  const replayed = new Set(operations.map(({ seq }) => seq));
  const conflicts = (known?.conflicts ?? []).filter(({ seq }) => replayed.has(seq));
  if (fresh.length === 0) return { ...before, conflicts, applied: [] };

  let { draft } = before;
  const changes = { ...before.state.changes };
  const applied: number[] = [];
  const foreignSince = (base: number) => (key: string) => {
    const change = changes[key];
    if (change) return change.session !== session && change.version > base;
    return base < before.state.prunedUpTo;
  };
  const clash = (seq: number, key: string, change: Change | undefined, isRemoved: boolean) =>
    conflicts.push({ seq, key, by: change?.by ?? '', at: change?.at ?? at, isRemoved });

  for (const one of fresh) {
    const { seq, base, operation } = one;
    const needed = neededBlock(operation);
    if (needed !== undefined && !findBlock(draft.content, needed)) {
      // Its own session has removed it: there is nothing to decide.
      const change = changes[keyOfBlock(needed)];
      if (change?.session !== session) clash(seq, keyOfBlock(needed), change, true);
      continue;
    }
    const key = [...guardedKeys(draft, operation)].find(foreignSince(base));
    if (key !== undefined) {
      clash(seq, key, changes[key], false);
      continue;
    }
    const after = applyEdit(draft, one);
    if (!after) continue;
    const change = { version: next, session, by, at };
    const own = conflictKey(operation);
    if (own !== undefined) changes[own] = change;
    if (operation.kind === 'remove') {
      const removed = findBlock(draft.content, operation.block);
      for (const id of removed ? idsIn(removed.block) : []) changes[keyOfBlock(id)] = change;
    }
    if (operation.kind === 'insert') for (const id of idsIn(operation.block)) changes[keyOfBlock(id)] = change;
    draft = after;
    applied.push(seq);
  }
  const seq = fresh.at(-1)?.seq ?? 0;
  return {
    draft,
    state: pruned(
      { ...before.state, changes, sessions: { ...before.state.sessions, [session]: { seq, at, conflicts } } },
      at,
    ),
    conflicts,
    applied,
  };
}

/** Keys of everything that differs between two drafts, for changes made without operations: by a form, a restore. */
export function changedKeys(before: PageDraft, after: PageDraft): string[] {
  const keys: string[] = [];
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  for (const [name, value] of Object.entries(after))
    if (name !== 'content' && name !== 'generated' && !same(value, before[name as keyof PageDraft]))
      keys.push(`attribute:${name}`);
  for (const field of new Set([...Object.keys(before.content), ...Object.keys(after.content)]))
    if (!same(before.content[field], after.content[field])) keys.push(`field:${field}`);
  const earlier = new Map([...blocksOf(before.content)].map(({ block }) => [block.id, block]));
  for (const { block } of blocksOf(after.content)) {
    if (!same(earlier.get(block.id)?.value, block.value)) keys.push(keyOfBlock(block.id));
    earlier.delete(block.id);
  }
  return [...keys, ...[...earlier.keys()].map(keyOfBlock)];
}
