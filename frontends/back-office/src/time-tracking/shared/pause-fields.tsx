import { DateInput } from '@theke/admin/ui/date-input.tsx';
import * as css from './time-form.module.css';
import { timeMessages } from './time-messages.de.ts';
import { TypedRows } from './typed-rows.tsx';

const messages = timeMessages.correction;

/** As in the inputs: "2026-11-21T12:00", or empty. */
export type TypedPause = { from: string; to: string };

type Props = {
  pauses: readonly TypedPause[];
  /** Initial start of a new break. */
  startAt: string;
  /** Whether missing values are reported. */
  isSubmitted: boolean;
  onChange: (pauses: TypedPause[]) => void;
};

/** Breaks of an entry, in order. */
export function PauseFields({ pauses, startAt, isSubmitted, onChange }: Props) {
  const begins = pauses.at(-1)?.to || startAt;
  return (
    <fieldset>
      <legend>{messages.pauses}</legend>
      <TypedRows
        rows={pauses}
        className={css.pause}
        removeLabel={messages.removePause}
        addLabel={messages.addPause}
        added={() => [...pauses, { from: begins, to: begins }]}
        onChange={onChange}
        fields={(pause, at, change) => (
          <>
            <DateInput
              kind="moment"
              label={messages.pauseFrom(at + 1)}
              value={pause.from}
              error={isSubmitted && pause.from === '' ? messages.missing : undefined}
              onChange={(value) => change({ from: value })}
            />
            <DateInput
              kind="moment"
              label={messages.pauseTo(at + 1)}
              value={pause.to}
              onChange={(value) => change({ to: value })}
            />
          </>
        )}
      />
    </fieldset>
  );
}
