import type { ProposedPart } from '@theke/rules/ai/proposed-part';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useId, useState } from 'react';
import { useBuilder } from '../shared/builder-context.ts';
import { PartActions } from './part-actions.tsx';
import { PartConflict } from './part-conflict.tsx';
import { PartDifference } from './part-difference.tsx';
import { PartForm } from './part-form.tsx';
import { partState } from './part-state.ts';
import { proposalMessages } from './proposal-messages.de.ts';
import * as css from './proposals.module.css';
import { type RefusedPart, RefusedParts } from './refused-parts.tsx';
import type { Proposal } from './use-proposal.ts';

const texts = proposalMessages.part;

type Props = {
  part: ProposedPart;
  proposal: Proposal;
  /** Position on the page. */
  number: number;
  label: string;
  refused: readonly RefusedPart[];
  /** Without a number, and without buttons to decide. */
  isSingle: boolean;
};

/** A part of a proposal: its difference, or both versions after an edit, with the decision about it. */
export function ProposalCard({ part, proposal, number, label, refused, isSingle }: Props) {
  const { session } = useBuilder().editing;
  const heading = useId();
  const [isEditing, setIsEditing] = useState(false);
  const state = partState(session, part);
  const standing = proposal.standing(part);
  const isOpen = standing === 'open';
  const isForm = isEditing && isOpen && state === 'ready';
  const isConflict = isOpen && state === 'outdated';
  const name = isSingle ? label : `${number} ${label}`;
  return (
    <li className={css.card} data-standing={standing} aria-labelledby={heading}>
      <div className={css.head}>
        <h3 id={heading}>
          {!isSingle && <span>{number}</span>} {label}
        </h3>
        <span className={part.kind === 'insert' ? css.added : css.changed}>
          {part.kind === 'insert' ? texts.added : texts.changed}
        </span>
        {proposal.isEdited(part.key) && <span className={css.tag}>{texts.edited}</span>}
        <PartActions
          part={part}
          name={name}
          standing={standing}
          state={state}
          isEditing={isForm}
          isSingle={isSingle}
          onAccept={() => proposal.accept(part)}
          onReject={() => proposal.reject(part)}
          onReopen={() => proposal.reopen(part)}
          onEdit={() => setIsEditing(true)}
        />
      </div>
      {isForm && (
        <div className={css.form}>
          <PartForm part={part} onChange={(next) => proposal.change(part.key, next)} />
          <div className={css.actions}>
            {proposal.isEdited(part.key) && (
              <Button
                kind="quiet"
                size="small"
                onClick={() => {
                  proposal.change(part.key, undefined);
                  setIsEditing(false);
                }}
              >
                {texts.restore}
              </Button>
            )}
            <Button kind="second" size="small" onClick={() => setIsEditing(false)}>
              {texts.editDone}
            </Button>
          </div>
        </div>
      )}
      {isConflict && (
        <PartConflict
          part={part}
          name={name}
          onKeep={() => proposal.reject(part)}
          onReplace={() => proposal.accept(part)}
        />
      )}
      {!isForm && !isConflict && standing !== 'rejected' && <PartDifference part={part} />}
      {isOpen && (state === 'gone' || state === 'held') && <Notice kind="soon">{texts[state]}</Notice>}
      <RefusedParts refused={refused} />
    </li>
  );
}
