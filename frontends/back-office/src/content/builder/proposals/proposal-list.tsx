import { useMemo } from 'react';
import { useBuilder } from '../shared/builder-context.ts';
import { ProposalCard } from './proposal-card.tsx';
import { proposalMessages } from './proposal-messages.de.ts';
import { proposalRows } from './proposal-rows.ts';
import * as css from './proposals.module.css';
import { type RefusedPart, RefusedParts } from './refused-parts.tsx';
import type { Proposal } from './use-proposal.ts';

type Props = {
  proposal: Proposal;
  refused: readonly RefusedPart[];
  /** Leaves out blocks without a part. A single part is decided at the foot of the dialog. */
  isPartsOnly?: boolean;
};

/** The page block by block, with the parts of the proposal. */
export function ProposalList({ proposal, refused, isPartsOnly = false }: Props) {
  const { view } = useBuilder().editing;
  const { parts } = proposal;
  const rows = useMemo(() => proposalRows(view, parts), [view, parts]);
  const shown = isPartsOnly ? rows.filter(({ part }) => part) : rows;
  const first = new Map(shown.toReversed().map((row) => [row.block, row.key]));
  const refusedAt = (row: (typeof rows)[number]) =>
    refused.filter(({ block }) => block === row.block && first.get(block) === row.key);
  return (
    <>
      <RefusedParts refused={refused.filter(({ block }) => !first.has(block))} />
      <ol className={css.list} aria-label={proposalMessages.view.list}>
        {shown.map((row, index) =>
          row.part ? (
            <ProposalCard
              key={row.key}
              part={row.part}
              proposal={proposal}
              number={index + 1}
              label={row.label}
              refused={refusedAt(row)}
              isSingle={isPartsOnly && parts.length === 1}
            />
          ) : (
            <li key={row.key} className={css.card}>
              <div className={css.head}>
                <h3>
                  <span>{index + 1}</span> {row.label}
                </h3>
                <span className={css.tag}>{proposalMessages.part.same}</span>
                <span className={css.text}>{row.text}</span>
              </div>
              <RefusedParts refused={refusedAt(row)} />
            </li>
          ),
        )}
      </ol>
    </>
  );
}
