import type { ProposedPart } from '@theke/rules/ai/proposed-part';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { StateMark } from '@theke/ui/state-mark';
import { Check, Pencil, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PartStanding } from './decisions.ts';
import type { PartState } from './part-state.ts';
import { proposalMessages } from './proposal-messages.de.ts';
import * as css from './proposals.module.css';

const texts = proposalMessages.part;

type Props = {
  part: ProposedPart;
  name: string;
  standing: PartStanding;
  state: PartState;
  isEditing: boolean;
  /** Decided elsewhere. */
  isSingle: boolean;
  onAccept: () => void;
  onReject: () => void;
  onReopen: () => void;
  onEdit: () => void;
};

/** Decision about a part, or the buttons to make one. */
export function PartActions(props: Props) {
  const { part, name, standing, state, isEditing, isSingle, onAccept, onReject, onReopen, onEdit } = props;
  const group = useRef<HTMLDivElement>(null);
  const keepsFocus = useRef(false);
  // The pressed button disappears: focus moves to the one in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each decision
  useEffect(() => {
    if (keepsFocus.current) [...(group.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    keepsFocus.current = false;
  }, [standing]);
  const decide = (run: () => void) => () => {
    keepsFocus.current = true;
    run();
  };
  if (standing === 'taken') return <StateMark state="open">{texts.taken}</StateMark>;
  return (
    <div className={css.actions} ref={group}>
      {standing === 'open' ? (
        <>
          {state === 'ready' && !isEditing && (
            <Button kind="quiet" size="small" aria-label={texts.editOne(name)} onClick={onEdit}>
              <Pencil {...icon} size={16} />
              <span className={css.word}>{texts.edit}</span>
            </Button>
          )}
          {state !== 'outdated' && !isSingle && (
            <Button kind="second" size="small" aria-label={texts.rejectOne(name)} onClick={decide(onReject)}>
              <X {...icon} size={16} />
              {texts.reject}
            </Button>
          )}
          {state === 'ready' && !isSingle && (
            <Button size="small" aria-label={texts.acceptOne(name)} onClick={decide(onAccept)}>
              <Check {...icon} size={16} />
              {texts.accept}
            </Button>
          )}
        </>
      ) : (
        <>
          {standing === 'accepted' ? (
            <StateMark state="open">{texts.accepted}</StateMark>
          ) : (
            <StateMark state="off">{part.kind === 'insert' ? texts.notAdded : texts.rejected}</StateMark>
          )}
          <Button kind="quiet" size="small" aria-label={texts.backOne(name)} onClick={decide(onReopen)}>
            {texts.back}
          </Button>
        </>
      )}
    </div>
  );
}
