import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { TextInput } from '@theke/ui/text-input';
import { Plus, Trash2 } from 'lucide-react';
import { changedAt } from './changed-at.ts';
import * as css from './time-form.module.css';
import { timeMessages } from './time-messages.de.ts';

const words = timeMessages.correction;

/** As the inputs hold them: "2026-11-21T12:00", or empty. */
export type TypedPause = { from: string; to: string };

type Props = {
  pauses: readonly TypedPause[];
  /** Where a new one begins. */
  startAt: string;
  /** What is missing is told. */
  isAsked: boolean;
  onChange: (pauses: TypedPause[]) => void;
};

/** The pauses within an activity, in their order. */
export function PauseFields({ pauses, startAt, isAsked, onChange }: Props) {
  const change = (at: number, changed: Partial<TypedPause>) => onChange(changedAt(pauses, at, changed));
  const begins = pauses.at(-1)?.to || startAt;
  return (
    <fieldset>
      <legend>{words.pauses}</legend>
      {pauses.map((pause, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pause is known by its place alone
        <div key={index} className={css.pause}>
          <TextInput
            label={words.pauseFrom(index + 1)}
            type="datetime-local"
            value={pause.from}
            error={isAsked && pause.from === '' ? words.missing : undefined}
            onChange={({ target }) => change(index, { from: target.value })}
          />
          <TextInput
            label={words.pauseTo(index + 1)}
            type="datetime-local"
            value={pause.to}
            onChange={({ target }) => change(index, { to: target.value })}
          />
          <IconButton label={words.removePause(index + 1)} onClick={() => onChange(pauses.toSpliced(index, 1))}>
            <Trash2 {...icon} size={18} />
          </IconButton>
        </div>
      ))}
      <Button kind="second" size="small" onClick={() => onChange([...pauses, { from: begins, to: begins }])}>
        <Plus {...icon} size={16} />
        {words.addPause}
      </Button>
    </fieldset>
  );
}
