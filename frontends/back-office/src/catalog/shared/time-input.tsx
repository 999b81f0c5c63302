import * as css from '@theke/admin/forms/editors/control.module.css';
import { classNames } from '@theke/ui/class-names';
import { useState } from 'react';
import * as own from './time-input.module.css';
import { timeOf } from './time-of.ts';

type TimeProps = {
  label: string;
  value: string | undefined;
  isWrong: boolean;
  describedBy: string | undefined;
  onChange: (time: string | undefined) => void;
};

/** Input for a time of day up to 24:00, which native time inputs do not support. */
export function TimeInput({ label, value, isWrong, describedBy, onChange }: TimeProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      className={classNames(css.control, own.time)}
      aria-label={label}
      aria-invalid={isWrong ? true : undefined}
      aria-describedby={describedBy}
      inputMode="numeric"
      placeholder="11:30"
      value={typed ?? value ?? ''}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(timeOf(event.target.value) || undefined);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
