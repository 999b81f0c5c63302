import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import { MarkedWords } from '@theke/admin/ui/marked-words.tsx';
import type { OpenConflict } from '@theke/rules/content/editing/editing-session';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { Dialog } from '@theke/ui/dialog';
import { useId, useState } from 'react';
import { PictureThumbnails } from '../../shared/picture-thumbnails.tsx';
import { builderMessages } from '../builder-messages.de.ts';
import type { ConflictChoice } from '../saving/edit-queue.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { conflictSides } from './conflict-sides.ts';
import * as css from './conflicts.module.css';

const texts = builderMessages.conflict;

/** Both versions of everything that two editors have changed; the editor chooses one of each. */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const { queue, editing } = useBuilder();
  const { conflicts } = editing.session;
  const [choices, setChoices] = useState<Readonly<Record<string, ConflictChoice>>>({});
  const open = conflicts.filter(({ key }) => !choices[key]).length;
  function take() {
    for (const { key } of conflicts) queue.resolve(key, choices[key] ?? 'theirs');
    onClose();
  }
  return (
    <Dialog
      title={texts.title}
      closeLabel={messages.close}
      shape="sheet"
      onClose={onClose}
      actions={
        <>
          <Button kind="second" onClick={onClose}>
            {texts.later}
          </Button>
          <Button disabled={open > 0} onClick={take}>
            {open > 0 ? texts.open(open) : texts.take}
          </Button>
        </>
      }
    >
      {conflicts.map((conflict) => (
        <ConflictRow
          key={conflict.key}
          conflict={conflict}
          choice={choices[conflict.key]}
          onChoose={(choice) => setChoices({ ...choices, [conflict.key]: choice })}
        />
      ))}
    </Dialog>
  );
}

type RowProps = {
  conflict: OpenConflict;
  choice: ConflictChoice | undefined;
  onChoose: (choice: ConflictChoice) => void;
};

function ConflictRow({ conflict, choice, onChoose }: RowProps) {
  const { editing } = useBuilder();
  const name = useId();
  const zone = useZoneOf()();
  const { isRemoved, by, at } = conflict;
  const { label, lines, isRemovedByMe } = conflictSides(editing.view, conflict);
  const canCopy = conflict.block !== undefined && !isRemoved && !isRemovedByMe;
  const side = (value: 'mine' | 'theirs', title: string, note: string) => (
    <label className={css.side}>
      <input type="radio" name={name} checked={choice === value} onChange={() => onChoose(value)} />
      <span>
        <b>{title}</b>
        <small>{note}</small>
        {value === 'mine' && isRemovedByMe && <p>{texts.mineRemoved}</p>}
        {value === 'theirs' && isRemoved && <p>{texts.removed}</p>}
        {!(value === 'theirs' ? isRemoved : isRemovedByMe) &&
          lines.map((line) => (
            <p key={line.key}>
              {lines.length > 1 && <small>{line.label}</small>}
              <MarkedWords
                before={value === 'mine' ? line.before : line.after}
                after={value === 'mine' ? line.after : line.before}
                isAfterOnly
              />
              {line.pictures && (
                <PictureThumbnails pictures={value === 'mine' ? line.pictures.after : line.pictures.before} />
              )}
            </p>
          ))}
        {lines.length === 0 && !isRemoved && !isRemovedByMe && <p>{texts.unchanged}</p>}
      </span>
    </label>
  );
  return (
    <fieldset className={css.row}>
      <legend>{label}</legend>
      {side('mine', isRemoved ? texts.insertAgain : texts.mine, texts.notSaved)}
      {side('theirs', isRemoved ? texts.leaveRemoved : texts.theirs, texts.by(by, timeText(at, zone)))}
      {canCopy && (
        <label className={classNames(css.side, css.copy)}>
          <input type="radio" name={name} checked={choice === 'copy'} onChange={() => onChoose('copy')} />
          <span>
            <b>{texts.copy}</b>
            <small>{texts.copyHint}</small>
          </span>
        </label>
      )}
    </fieldset>
  );
}
