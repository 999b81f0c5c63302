import { maxOperations, type SiteEditor } from '@theke/contracts/content/site-editing';
import {
  acknowledge,
  adopt,
  dropOperation,
  type EditingSession,
  edit,
  editTogether,
  keepAsCopy,
  nextBatch,
  redo,
  resolveConflict,
  undo,
  viewOf,
} from '@theke/rules/content/editing/editing-session';
import type { MarkedOperation } from '@theke/rules/content/editing/generated-marks';
import type { NumberedOperation } from '@theke/rules/content/editing/merge-edits';
import type { PageDraft } from '@theke/rules/content/editing/page-draft';
import type { PageOperation } from '@theke/rules/content/editing/page-operation';
import { ApiError } from '@theke/ui/api-error';
import { withNewIds } from '../blocks/with-new-ids.ts';
import type { EditTransport } from './edit-transport.ts';
import type { UnsentEditsStore } from './unsent-edits.ts';

/** `saved`: the server has every edit. `waiting`: offline, or the server cannot be reached. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: number | undefined }
  | { readonly kind: 'saving' }
  | { readonly kind: 'waiting'; readonly count: number }
  | { readonly kind: 'stopped'; readonly message: string };

/** Which version of a block stays: one of them, or both. */
export type ConflictChoice = 'mine' | 'theirs' | 'copy';

/** An operation that the server has refused. */
export type RefusedEdit = { readonly operation: PageOperation; readonly message: string };

export type Editing = {
  readonly session: EditingSession;
  readonly view: PageDraft;
  readonly save: SaveState;
  /** Everybody else on the page. */
  readonly editors: readonly SiteEditor[];
  readonly refused: readonly RefusedEdit[];
};

/** Runs a function after a time in ms. @returns cancels it */
type Later = (milliseconds: number, run: () => void) => () => void;
const byTimer: Later = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

type Options = {
  site: string;
  session: EditingSession;
  transport: EditTransport;
  store: UnsentEditsStore;
  later?: Later;
  now?: () => number;
};

/** Pause in typing after which it is sent, in ms. */
const typingPause = 400;
const retryDelays = [1_000, 2_000, 4_000, 8_000, 15_000];

export type EditQueue = ReturnType<typeof makeEditQueue>;

/**
 * Sends the operations of a session to the server, one batch at a time and in order, and repeats them until they are
 * acknowledged. Unacknowledged operations are also kept in `store`.
 */
export function makeEditQueue({ site, session, transport, store, later = byTimer, now = Date.now }: Options) {
  const listeners = new Set<() => void>();
  let state: Editing = {
    session,
    view: viewOf(session),
    save: session.pending.length > 0 ? { kind: 'saving' } : { kind: 'saved', at: undefined },
    editors: [],
    refused: [],
  };
  let isSending = false;
  let isClosed = false;
  let failures = 0;
  let batchSize = maxOperations;
  let savedAt: number | undefined;
  let stopped: string | undefined;
  let cancelSending: (() => void) | undefined;
  let block: string | null = null;

  const stateOfSaving = ({ pending }: EditingSession): SaveState => {
    if (stopped !== undefined) return { kind: 'stopped', message: stopped };
    if (pending.length === 0) return { kind: 'saved', at: savedAt };
    return failures > 0 ? { kind: 'waiting', count: pending.length } : { kind: 'saving' };
  };
  function update(next: EditingSession, more: Partial<Editing> = {}) {
    const hasOtherEdits = next.pending !== state.session.pending || next.conflicts !== state.session.conflicts;
    state = { ...state, ...more, session: next, view: viewOf(next), save: stateOfSaving(next) };
    if (hasOtherEdits) void persist();
    for (const listener of listeners) listener();
  }

  let isStoring = false;
  let isStoreOutdated = false;
  let isStored = session.pending.length > 0 || session.conflicts.length > 0;
  async function persist() {
    isStoreOutdated = true;
    if (isStoring) return;
    isStoring = true;
    while (isStoreOutdated) {
      isStoreOutdated = false;
      const { session: id, seq, pending, conflicts } = state.session;
      const isNeeded = pending.length > 0 || conflicts.length > 0;
      const at = new Date(now()).toISOString();
      // Without storage, edits are lost if the tab is closed before they are sent.
      if (isNeeded) await store.put({ site, session: id, at, seq, pending, conflicts }).catch(() => undefined);
      else if (isStored) await store.remove(site, id).catch(() => undefined);
      isStored = isNeeded;
    }
    isStoring = false;
  }

  function plan(milliseconds: number) {
    cancelSending?.();
    cancelSending = later(milliseconds, () => void send());
  }

  async function send() {
    cancelSending?.();
    cancelSending = undefined;
    const batch = nextBatch(state.session, batchSize);
    if (!batch || isSending || isClosed || stopped !== undefined) return;
    isSending = true;
    const { operations } = batch;
    update(batch.session);
    try {
      const reply = await transport.send({
        session: state.session.session,
        known: state.session.version,
        operations,
      });
      failures = 0;
      batchSize = maxOperations;
      const next = acknowledge(state.session, reply, operations.at(-1)?.seq ?? 0);
      if (next.pending.length === 0) savedAt = now();
      update(next);
    } catch (error) {
      fail(ApiError.from(error), operations);
    } finally {
      isSending = false;
    }
    if (state.session.pending.length > 0 && !cancelSending && stopped === undefined)
      plan(failures > 0 ? retryDelay() : 0);
  }

  const retryDelay = () => retryDelays[Math.min(failures, retryDelays.length) - 1] ?? 0;

  function fail(problem: ApiError, operations: readonly NumberedOperation[]) {
    if ([400, 413, 422].includes(problem.status)) return refuse(problem, operations);
    if ([403, 404, 410].includes(problem.status)) stopped = problem.message;
    else failures += 1;
    update(state.session);
  }

  /** Drops the operation that a 422 names; the others are sent again. */
  function refuse(problem: ApiError, operations: readonly NumberedOperation[]) {
    const named = problem.errors.find(({ field }) => /^operations\.\d+/.test(field ?? ''));
    const index = named ? Number(named.field?.split('.')[1]) : operations.length === 1 ? 0 : undefined;
    const dropped = index === undefined ? undefined : operations[index];
    if (!dropped) {
      // Which operation is wrong shows when they are sent one by one.
      batchSize = 1;
      return update(state.session);
    }
    const { operation, seq } = dropped;
    const message = (named ?? problem).message;
    update(dropOperation(state.session, seq), { refused: [...state.refused, { operation, message }] });
  }

  let isReporting = false;
  let isReportOutdated = false;
  async function report() {
    isReportOutdated = true;
    if (isReporting) return;
    isReporting = true;
    while (isReportOutdated && !isClosed) {
      isReportOutdated = false;
      const { session: id, version } = state.session;
      const reply = await transport.report({ session: id, known: version, block }).catch(() => undefined);
      if (!reply) break;
      const { draft, editors } = reply;
      update(draft ? adopt(state.session, reply.version, draft) : state.session, { editors });
    }
    isReporting = false;
  }

  function change(next: EditingSession, isTyping = false) {
    if (next === state.session) return;
    update(next);
    if (failures === 0) plan(isTyping ? typingPause : 0);
  }

  /** Whether a newer edit of the same field makes a refusal obsolete. */
  const isAbout = (operation: PageOperation) => (refusal: RefusedEdit) =>
    operation.kind === 'set' &&
    refusal.operation.kind === 'set' &&
    refusal.operation.block === operation.block &&
    refusal.operation.field === operation.field;

  return {
    current: (): Editing => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * @param joins key of typing that is undone in one step; such edits are sent after a pause
     * @param mark `isGenerated`: the edit accepts a generated proposal, or inserts a copy of one
     */
    edit(operation: PageOperation, joins?: string, mark?: Pick<MarkedOperation, 'isGenerated'>) {
      const isObsolete = isAbout(operation);
      if (state.refused.some(isObsolete))
        state = { ...state, refused: state.refused.filter((one) => !isObsolete(one)) };
      change(edit(state.session, operation, joins, mark), joins !== undefined);
    },
    /** Adds edits as one step of undo. @param group key of the step, unique in the session */
    editTogether: (operations: readonly PageOperation[], group: string, mark?: Pick<MarkedOperation, 'isGenerated'>) =>
      change(editTogether(state.session, operations, group, mark)),
    undo: () => change(undo(state.session)),
    redo: () => change(redo(state.session)),
    resolve: (key: string, choice: ConflictChoice) =>
      change(
        choice === 'copy' ? keepAsCopy(state.session, key, withNewIds) : resolveConflict(state.session, key, choice),
      ),
    /** Takes over a draft that a publication, restore or discard has replied with. */
    adopt: (version: number, draft: PageDraft) => update(adopt(state.session, version, draft)),
    /** Selects a block for the other editors. */
    select(next: string | null) {
      if (next === block) return;
      block = next;
      void report();
    },
    report,
    /** Sends at once what is unsent: when the network is back, before publishing, when the page is left. */
    flush: () => send(),
    dismissRefusals: () => update(state.session, { refused: [] }),
    /** Begins to send; also after `close`. */
    open() {
      isClosed = false;
      if (state.session.pending.length > 0) plan(0);
      void report();
    },
    close() {
      isClosed = true;
      cancelSending?.();
    },
    /** Tells the other editors that this one leaves the page. */
    leave() {
      const { session: id, version } = state.session;
      transport.report({ session: id, known: version, block, isLeaving: true }).catch(() => undefined);
    },
  };
}
