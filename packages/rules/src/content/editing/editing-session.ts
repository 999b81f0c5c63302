import { blockOfKey, conflictKey } from './edit-key.ts';
import { applyEdit, isMarked, keysToMark, type MarkedOperation } from './generated-marks.ts';
import type { EditConflict, NumberedOperation } from './merge-edits.ts';
import { type Block, findBlock, type PageDraft, withValueAt } from './page-draft.ts';
import { inverseOf, type PageOperation, type Place, placeOf } from './page-operation.ts';

/**
 * One step of undo: the operation that takes the edit back, and the key by which typing is joined to one step. Adjacent
 * steps with the same `group` are undone together.
 */
type UndoStep = MarkedOperation & { readonly joins: string | undefined; readonly group?: string };

/** A conflict that the editor has to decide. */
export type OpenConflict = Omit<EditConflict, 'seq'> & {
  /** The editor's own operations, in order. */
  readonly mine: readonly PageOperation[];
  /** Whether one of them accepts a generated proposal. */
  readonly isGenerated?: boolean;
  /** The block as the editor saw it, and where; undefined for an attribute or field of the page. */
  readonly block: Block | undefined;
  readonly place: Place | undefined;
};

/**
 * An editor's session on a page, in the browser: the draft last received from the server, and the operations that the
 * server has not acknowledged. All functions return a new session.
 */
export type EditingSession = {
  readonly session: string;
  /** Number of the last operation. */
  readonly seq: number;
  /** Last operation that has been sent; it no longer changes. */
  readonly sentUpTo: number;
  /** Version of `draft`. */
  readonly version: number;
  readonly draft: PageDraft;
  readonly pending: readonly NumberedOperation[];
  readonly conflicts: readonly OpenConflict[];
  readonly undoSteps: readonly UndoStep[];
  readonly redoSteps: readonly UndoStep[];
};

/**
 * Reply of the server to operations. The draft is null if no other editor has changed it since the version sent along.
 */
export type EditReply = {
  readonly version: number;
  readonly draft: PageDraft | null;
  readonly conflicts: readonly EditConflict[];
};

/** @param session new UUID @param draft with unique ids (`withUniqueIds`) */
export const startSession = (session: string, version: number, draft: PageDraft): EditingSession => ({
  session,
  seq: 0,
  sentUpTo: 0,
  version,
  draft,
  pending: [],
  conflicts: [],
  undoSteps: [],
  redoSteps: [],
});

const views = new WeakMap<EditingSession, PageDraft>();

/** The page as the editor sees it: the server's draft with the pending operations. */
export function viewOf(session: EditingSession): PageDraft {
  const known = views.get(session);
  if (known) return known;
  const view = session.pending.reduce((draft, one) => applyEdit(draft, one) ?? draft, session.draft);
  views.set(session, view);
  return view;
}

const maxUndo = 200;

/** Whether an operation makes an unsent one superfluous: a newer value of the same field. */
function replaces(newer: PageOperation, older: PageOperation): boolean {
  if (newer.kind === 'set' && older.kind === 'set') return newer.block === older.block && newer.field === older.field;
  return newer.kind === 'set-attribute' && older.kind === 'set-attribute' && newer.attribute === older.attribute;
}

function withOperation(session: EditingSession, edited: MarkedOperation): EditingSession {
  const { operation, isGenerated, removesMark } = edited;
  const seq = session.seq + 1;
  const last = session.pending.at(-1);
  if (!last || last.seq <= session.sentUpTo || !replaces(operation, last.operation)) {
    const added = { seq, base: session.version, operation, isGenerated, removesMark };
    return { ...session, seq, pending: [...session.pending, added] };
  }
  // The base stays the version that the editor saw when typing began, and typing keeps the mark.
  const replacing = isGenerated || removesMark ? { ...last, isGenerated, removesMark } : last;
  return { ...session, seq, pending: [...session.pending.slice(0, -1), { ...replacing, seq, operation }] };
}

/** Whether the content that the operation changes waits for the editor's decision about a conflict. */
export const isHeld = ({ conflicts }: EditingSession, operation: PageOperation): boolean =>
  conflicts.some(({ key }) => key === conflictKey(operation));

/** The step that takes an edit back, with the mark that it sets. */
function undoStepOf(view: PageDraft, { operation, isGenerated }: MarkedOperation, inverse: PageOperation) {
  const removesMark = isGenerated && keysToMark(view, operation).some((key) => !isMarked(view, key));
  return { operation: inverse, ...(removesMark && { removesMark }) };
}

/** Adds a value that was typed while the conflict arrived to the own version: it would be lost otherwise. */
function withHeldValue(session: EditingSession, operation: PageOperation): EditingSession {
  if (operation.kind !== 'set' && operation.kind !== 'set-attribute') return session;
  const key = conflictKey(operation);
  return {
    ...session,
    conflicts: session.conflicts.map((one) => (one.key === key ? withOwnOperation(one, operation) : one)),
  };
}

function withOwnOperation(conflict: OpenConflict, operation: PageOperation): OpenConflict {
  const { mine, block } = conflict;
  const last = mine.at(-1);
  const before = last && replaces(operation, last) ? mine.slice(0, -1) : mine;
  return { ...conflict, mine: [...before, operation], block: block && withOperationOn(block, operation) };
}

const withOperationOn = (block: Block, operation: PageOperation): Block =>
  operation.kind === 'set' && operation.block === block.id
    ? { ...block, value: withValueAt(block.value, operation.field, operation.value) }
    : block;

/** The block of a conflict with the editor's own changes; undefined for an attribute or field of the page. */
export const ownVersion = ({ block, mine }: OpenConflict): Block | undefined =>
  block && mine.reduce(withOperationOn, block);

/**
 * Adds an edit. @param joins key of edits that are undone together: the typing in one field without a pause. @returns
 * the same session if the edit is not possible, because its block is gone. If a conflict about it is open, a typed
 * value becomes part of the own version and the page stays as it is
 */
export function edit(
  session: EditingSession,
  operation: PageOperation,
  joins?: string,
  { isGenerated }: Pick<MarkedOperation, 'isGenerated'> = {},
): EditingSession {
  const view = viewOf(session);
  if (isHeld(session, operation)) return withView(withHeldValue(session, operation), view);
  const edited = { operation, isGenerated };
  const inverse = inverseOf(view, operation);
  const after = applyEdit(view, edited);
  if (!inverse || !after) return session;
  const step = undoStepOf(view, edited, inverse);
  const last = session.undoSteps.at(-1);
  const undoSteps =
    joins !== undefined && last?.joins === joins
      ? session.undoSteps.with(-1, step.removesMark ? { ...last, removesMark: true } : last)
      : [...session.undoSteps, { ...step, joins }].slice(-maxUndo);
  return withView({ ...withOperation(session, edited), undoSteps, redoSteps: [] }, after);
}

/**
 * Adds edits as one step of undo. Those that are not possible are left out, as in `edit`.
 * @param group key of the step, unique in the session
 * @param mark `isGenerated`: the edits accept a generated proposal
 */
export function editTogether(
  session: EditingSession,
  operations: readonly PageOperation[],
  group: string,
  mark: Pick<MarkedOperation, 'isGenerated'> = {},
): EditingSession {
  return operations.reduce((before, operation) => {
    const after = edit(before, operation, undefined, mark);
    const [last] = after.undoSteps.slice(-1);
    if (after === before || !last) return before;
    return withView({ ...after, undoSteps: [...after.undoSteps.slice(0, -1), { ...last, group }] }, viewOf(after));
  }, session);
}

/** Stores the view of a session that is known without applying its operations again. */
const withView = (session: EditingSession, view: PageDraft): EditingSession => {
  views.set(session, view);
  return session;
};

type History = 'undoSteps' | 'redoSteps';

function step(session: EditingSession, from: History, to: History): EditingSession {
  const group = session[from].at(-1)?.group;
  let next = oneStep(session, from, to);
  while (group !== undefined && next[from].at(-1)?.group === group) next = oneStep(next, from, to);
  return next;
}

function oneStep(session: EditingSession, from: History, to: History): EditingSession {
  const taken = session[from].at(-1);
  if (!taken) return session;
  const rest: EditingSession = { ...session, [from]: session[from].slice(0, -1) };
  const view = viewOf(session);
  const inverse = inverseOf(view, taken.operation);
  const after = applyEdit(view, taken);
  // Another editor has removed the block meanwhile: the step is left out.
  if (!inverse || !after || isHeld(session, taken.operation)) return withView(rest, view);
  const next = withOperation(rest, taken);
  const { removesMark } = taken;
  const opposite = removesMark ? { operation: inverse, isGenerated: true } : undoStepOf(view, taken, inverse);
  const group = taken.group !== undefined && { group: taken.group };
  return withView({ ...next, [to]: [...next[to], { ...opposite, joins: undefined, ...group }] }, after);
}

/** Takes back the last own edit; edits of others stay (EDIT-05). */
export const undo = (session: EditingSession): EditingSession => step(session, 'undoSteps', 'redoSteps');
export const redo = (session: EditingSession): EditingSession => step(session, 'redoSteps', 'undoSteps');

/**
 * Operations to send next: at most `max`, in order. Send one batch at a time, and the same again after a failure.
 * Undefined if there are none.
 */
export function nextBatch(
  session: EditingSession,
  max: number,
): { session: EditingSession; operations: readonly NumberedOperation[] } | undefined {
  const operations = session.pending.slice(0, max);
  const last = operations.at(-1);
  if (!last) return undefined;
  const sent = { ...session, sentUpTo: Math.max(session.sentUpTo, last.seq) };
  return { session: withView(sent, viewOf(session)), operations };
}

/** Removes acknowledged operations. `upTo` is the number of the last operation of the batch. */
export function acknowledge(session: EditingSession, reply: EditReply, upTo: number): EditingSession {
  const view = viewOf(session);
  const refused = new Set(reply.conflicts.map(({ seq }) => seq));
  const keys = new Set(reply.conflicts.map(({ key }) => key));
  const isUnaffected = ({ operation }: UndoStep) => !keys.has(conflictKey(operation) ?? '');
  const isNewer = reply.version > session.version;
  const draft = !isNewer
    ? session.draft
    : (reply.draft ??
      session.pending
        .filter(({ seq }) => seq <= upTo && !refused.has(seq))
        .reduce((before, one) => applyEdit(before, one) ?? before, session.draft));
  const rest = session.pending.filter(({ seq }) => seq > upTo);
  // Typed since: part of the same decision.
  const late = rest.filter(({ seq, operation }) => seq > session.sentUpTo && isTyped(operation, keys));
  return {
    ...session,
    version: Math.max(session.version, reply.version),
    draft,
    pending: rest.filter((one) => !late.includes(one)),
    conflicts: late.reduce(
      (conflicts, { operation }) =>
        conflicts.map((one) => (one.key === conflictKey(operation) ? withOwnOperation(one, operation) : one)),
      withConflicts(session, reply.conflicts, view),
    ),
    // Undoing an edit that was not applied would overwrite the other editor's.
    undoSteps: session.undoSteps.filter(isUnaffected),
    redoSteps: session.redoSteps.filter(isUnaffected),
  };
}

const isTyped = (operation: PageOperation, keys: ReadonlySet<string>): boolean =>
  (operation.kind === 'set' || operation.kind === 'set-attribute') && keys.has(conflictKey(operation) ?? '');

function withConflicts(
  { conflicts, pending }: EditingSession,
  fresh: readonly EditConflict[],
  view: PageDraft,
): readonly OpenConflict[] {
  const all = new Map(conflicts.map((one) => [one.key, one]));
  for (const { seq, ...conflict } of fresh) {
    const refused = pending.find((one) => one.seq === seq);
    if (!refused) continue;
    const { operation, isGenerated } = refused;
    const known = all.get(conflict.key);
    const block = blockOfKey(conflict.key);
    all.set(conflict.key, {
      ...conflict,
      mine: [...(known?.mine ?? []), operation],
      ...((known?.isGenerated || isGenerated) && { isGenerated: true }),
      block: known?.block ?? (block === undefined ? undefined : findBlock(view.content, block)?.block),
      place: known?.place ?? (block === undefined ? undefined : placeOf(view.content, block)),
    });
  }
  return [...all.values()];
}

/** Takes over a newer draft, changed by another editor. */
export const adopt = (session: EditingSession, version: number, draft: PageDraft): EditingSession =>
  version > session.version ? { ...session, version, draft } : session;

/** Drops an operation that the server refused with 422. */
export const dropOperation = (session: EditingSession, seq: number): EditingSession => ({
  ...session,
  pending: session.pending.filter((one) => one.seq !== seq),
});

/** Decides a conflict: repeats the own operations on the current draft, or drops them. */
export function resolveConflict(session: EditingSession, key: string, choice: 'mine' | 'theirs'): EditingSession {
  const conflict = session.conflicts.find((one) => one.key === key);
  if (!conflict) return session;
  const rest: EditingSession = { ...session, conflicts: session.conflicts.filter((one) => one.key !== key) };
  if (choice === 'theirs') return rest;
  const { block, place, mine, isRemoved, isGenerated } = conflict;
  // The block as the editor last saw it contains the own operations.
  if (isRemoved)
    return block && place ? edit(rest, { kind: 'insert', place, block }, undefined, { isGenerated }) : rest;
  return mine.reduce((before, operation) => edit(before, operation, undefined, { isGenerated }), rest);
}

/**
 * Decides a conflict by keeping both versions: the own one becomes a block behind the other. @param copied gives the
 * block and those in it new ids
 */
export function keepAsCopy(session: EditingSession, key: string, copied: (block: Block) => Block): EditingSession {
  const conflict = session.conflicts.find((one) => one.key === key);
  const own = conflict && ownVersion(conflict);
  if (!own) return session;
  const rest: EditingSession = { ...session, conflicts: session.conflicts.filter((one) => one.key !== key) };
  const { content } = viewOf(rest);
  const found = findBlock(content, own.id);
  const place = found
    ? { list: found.list, after: own.id, before: placeOf(content, own.id)?.before ?? null }
    : conflict.place;
  return place ? edit(rest, { kind: 'insert', place, block: copied(own) }) : session;
}
