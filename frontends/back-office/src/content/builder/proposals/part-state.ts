import { isOutdatedPart, isSameJson, operationsOfPart, type ProposedPart } from '@theke/rules/ai/proposed-part';
import { type EditingSession, isHeld, viewOf } from '@theke/rules/content/editing/editing-session';
import { findBlock, type PageDraft, valueAt } from '@theke/rules/content/editing/page-draft';

/**
 * Whether a part can be accepted. `taken`: the draft already contains it. `outdated`: an editor has changed meanwhile
 * what it would replace. `gone`: its block has been removed. `held`: two editors' versions of its block are undecided.
 */
export type PartState = 'ready' | 'taken' | 'outdated' | 'gone' | 'held';

const ownerOf = ({ content }: PageDraft, block: string | null): unknown =>
  block === null ? content : findBlock(content, block)?.block.value;

/** Current values of what a part would replace. */
export function currentValues(draft: PageDraft, part: ProposedPart): unknown[] {
  if (part.kind === 'insert') return [];
  if (part.kind === 'attribute') return [draft[part.attribute]];
  const owner = ownerOf(draft, part.block);
  return part.fields.map(({ field }) => valueAt(owner, field));
}

function isTaken(draft: PageDraft, part: ProposedPart): boolean {
  if (part.kind === 'insert') return findBlock(draft.content, part.block.id) !== undefined;
  const proposed = part.kind === 'attribute' ? [part.after] : part.fields.map(({ after }) => after);
  return currentValues(draft, part).every((value, index) => isSameJson(value, proposed[index]));
}

export function partState(session: EditingSession, part: ProposedPart): PartState {
  const draft = viewOf(session);
  if (isTaken(draft, part)) return 'taken';
  if (part.kind === 'insert') {
    const { block } = part.place.list;
    return block === null || findBlock(draft.content, block) ? 'ready' : 'gone';
  }
  if (part.kind === 'change' && ownerOf(draft, part.block) === undefined) return 'gone';
  if (operationsOfPart(part).some((operation) => isHeld(session, operation))) return 'held';
  return isOutdatedPart(draft, part) ? 'outdated' : 'ready';
}
