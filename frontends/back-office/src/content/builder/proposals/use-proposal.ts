import type { GenerationDetail } from '@theke/contracts/ai/generation';
import type { ProposedPart } from '@theke/rules/ai/proposed-part';
import { useEffect, useMemo, useState } from 'react';
import { useBuilder } from '../shared/builder-context.ts';
import { acceptance, type Decision, type Decisions, type PartStanding, standingOf } from './decisions.ts';
import { partState } from './part-state.ts';

/** Decisions and edited parts that are not taken over yet. */
type Draft = { readonly decisions: Decisions; readonly edits: Readonly<Record<string, ProposedPart>> };
const nothing: Draft = { decisions: {}, edits: {} };

const keyOf = (generation: string) => `theke-proposal:${generation}`;

/** Reads the decisions of this tab. Without storage, closing the proposal forgets them. */
function readDraft(generation: string): Draft {
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(keyOf(generation)) ?? '{}') as Partial<Draft>) };
  } catch {
    return nothing;
  }
}

function storeDraft(generation: string, draft: Draft | undefined) {
  try {
    if (draft) sessionStorage.setItem(keyOf(generation), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(generation));
  } catch {
    // Full or switched off.
  }
}

export type Proposal = {
  readonly generation: GenerationDetail;
  /** Parts with the editor's changes. */
  readonly parts: readonly ProposedPart[];
  readonly decisions: Decisions;
  standing(part: ProposedPart): PartStanding;
  isEdited(key: string): boolean;
  accept(part: ProposedPart): void;
  reject(part: ProposedPart): void;
  /** Takes a decision back. */
  reopen(part: ProposedPart): void;
  /** Changes a part before it is accepted; undefined restores the proposed one. */
  change(key: string, part: ProposedPart | undefined): void;
  /** Decisions with all open parts that need no choice accepted. */
  acceptAll(): Decisions;
  /** Forgets decisions and changes. */
  forget(): void;
};

/** A proposal with the decisions about its parts. Nothing is applied to the page before it is taken over. */
export function useProposal(generation: GenerationDetail, proposed: readonly ProposedPart[]): Proposal {
  const { session } = useBuilder().editing;
  const { id } = generation;
  const [draft, setDraft] = useState(() => readDraft(id));
  const { decisions, edits } = draft;
  useEffect(() => storeDraft(id, draft === nothing ? undefined : draft), [id, draft]);

  const parts = useMemo(() => proposed.map((part) => edits[part.key] ?? part), [proposed, edits]);
  const decide = (key: string, decision: Decision) =>
    setDraft((before) => ({ ...before, decisions: { ...before.decisions, [key]: decision } }));
  const standing = (part: ProposedPart) => standingOf(session, part, decisions[part.key]);
  return {
    generation,
    parts,
    decisions,
    standing,
    isEdited: (key) => edits[key] !== undefined,
    accept: (part) => decide(part.key, acceptance(session, part)),
    reject: ({ key }) => decide(key, { kind: 'rejected' }),
    reopen: ({ key }) =>
      setDraft((before) => {
        const { [key]: _, ...others } = before.decisions;
        return { ...before, decisions: others };
      }),
    change: (key, part) =>
      setDraft((before) => {
        const { [key]: _, ...others } = before.edits;
        return { ...before, edits: part ? { ...others, [key]: part } : others };
      }),
    acceptAll() {
      const ready = parts.filter((part) => standing(part) === 'open' && partState(session, part) === 'ready');
      const all = { ...decisions, ...Object.fromEntries(ready.map(({ key }) => [key, { kind: 'accepted' } as const])) };
      setDraft((before) => ({ ...before, decisions: all }));
      return all;
    },
    forget() {
      setDraft(nothing);
      // The proposal may close before the effect runs.
      storeDraft(id, undefined);
    },
  };
}
