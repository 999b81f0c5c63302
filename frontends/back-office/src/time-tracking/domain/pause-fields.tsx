import { DateInput } from '@theke/admin/ui/date-input.tsx';
import * as css from './time-form.module.css';
import { timeMessages } from './time-messages.de.ts';
import { TypedRows } from './typed-rows.tsx';

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
  const begins = pauses.at(-1)?.to || startAt;
  return (
    <fieldset>
      <legend>{words.pauses}</legend>
      <TypedRows
        rows={pauses}
        className={css.pause}
        removeLabel={words.removePause}
        addLabel={words.addPause}
        added={() => [...pauses, { from: begins, to: begins }]}
        onChange={onChange}
        fields={(pause, at, change) => (
          <>
            <DateInput
              kind="moment"
              label={words.pauseFrom(at + 1)}
              value={pause.from}
              error={isAsked && pause.from === '' ? words.missing : undefined}
              onChange={(value) => change({ from: value })}
            />
            <DateInput
              kind="moment"
              label={words.pauseTo(at + 1)}
              value={pause.to}
              onChange={(value) => change({ to: value })}
            />
          </>
        )}
      />
    </fieldset>
  );
}
