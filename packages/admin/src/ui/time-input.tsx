import { isWholeTime, parseTime } from '@theke/rules/time/typed-time';
import { Field, type FieldProps } from '@theke/ui/field';
import { useState } from 'react';
import { messages } from '../messages.de.ts';

type Props = FieldProps & {
  /** "18:30"; '' for none. */
  value: string;
  /** Called with the value once the text is a whole time, and with '' if it is empty or invalid on blur. */
  onChange: (value: string) => void;
};

/**
 * Labelled field for a time of day, in 24 hours (OFFICE-15). A native field would follow the browser's language:
 * "06:30 PM".
 */
export function TimeInput({ value, onChange, error, ...field }: Props) {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const leave = () => {
    if (typed === undefined) return;
    const found = parseTime(typed);
    const isFaulty = found === undefined && typed.trim() !== '';
    setFault(isFaulty ? messages.dates.unreadable.time : undefined);
    if (!isFaulty) setTyped(undefined);
    if ((found ?? '') !== value) onChange(found ?? '');
  };
  return (
    <Field {...field} error={fault ?? error}>
      {(control) => (
        <input
          type="text"
          inputMode="text"
          autoComplete="off"
          placeholder={messages.dates.placeholder.time}
          aria-required={field.optional ? undefined : true}
          {...control}
          value={typed ?? value}
          onChange={({ target }) => {
            setTyped(target.value);
            const found = isWholeTime(target.value) ? parseTime(target.value) : undefined;
            if (found === undefined) return;
            setFault(undefined);
            onChange(found);
          }}
          onBlur={leave}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
        />
      )}
    </Field>
  );
}
