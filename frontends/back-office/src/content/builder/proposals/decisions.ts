import { isSameJson, operationsOfPart, type ProposedPart } from '@theke/rules/ai/proposed-part';
import { type EditingSession, viewOf } from '@theke/rules/content/editing/editing-session';
import { findBlock } from '@theke/rules/content/editing/page-draft';
import type { PageOperation } from '@theke/rules/content/editing/page-operation';
import { currentValues, partState } from './part-state.ts';

/**
 * Decision of the editor about a part. `over`: the values of another edit that the editor saw and chose to
 * replace.
 */
export type Decision =
  | { readonly kind: 'accepted'; readonly over?: readonly unknown[] }
  | { readonly kind: 'rejected' };
export type Decisions = Readonly<Record<string, Decision>>;

/** Decision that accepts a part as it looks now. */
export function acceptance(session: EditingSession, part: ProposedPart): Decision {
  if (partState(session, part) !== 'outdated') return { kind: 'accepted' };
  return { kind: 'accepted', over: currentValues(viewOf(session), part) };
}

export type PartStanding = 'open' | 'accepted' | 'rejected' | 'taken';

/** Decision about a part. An accepted part is open again as soon as its block is edited (AI-03). */
export function standingOf(session: EditingSession, part: ProposedPart, decision: Decision | undefined): PartStanding {
  const state = partState(session, part);
  if (state === 'taken') return 'taken';
  if (decision?.kind !== 'accepted') return decision?.kind ?? 'open';
  if (state === 'ready') return 'accepted';
  const isSeen = state === 'outdated' && isSameJson(decision.over, currentValues(viewOf(session), part));
  return isSeen ? 'accepted' : 'open';
}

/**
 * Edits that take over the accepted parts, in order. A new block that follows one that is not taken over moves up to
 * the block before it.
 */
export function acceptedOperations(
  session: EditingSession,
  parts: readonly ProposedPart[],
  decisions: Decisions,
): PageOperation[] {
  const { content } = viewOf(session);
  const left = new Map<string, string | null>();
  return parts.flatMap((part) => {
    const isAccepted = standingOf(session, part, decisions[part.key]) === 'accepted';
    if (part.kind !== 'insert') return isAccepted ? operationsOfPart(part) : [];
    const { after } = part.place;
    const behind = after !== null && left.has(after) ? (left.get(after) ?? null) : after;
    if (isAccepted) return operationsOfPart({ ...part, place: { ...part.place, after: behind } });
    if (!findBlock(content, part.block.id)) left.set(part.block.id, behind);
    return [];
  });
}
