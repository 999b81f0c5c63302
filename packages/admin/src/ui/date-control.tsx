import { type DateKind, dateParsers, typedDate } from '@theke/rules/time/typed-date';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { CalendarDays } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useEffect, useRef, useState } from 'react';
import { messages } from '../messages.de.ts';
import { deviceInput } from './clock-input.ts';
import * as css from './date-control.module.css';

const datesMessages = messages.dates;

export type DateControlProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'type' | 'min' | 'max'
> & {
  kind?: DateKind;
  /** "2026-03-01", "2026-03-01T18:30" or "2026-03"; '' for none. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  /** Called with the value once the text is valid, and with '' if it is empty or invalid on blur. */
  onChange: (value: string) => void;
  /** Called with a message if the text is invalid on blur, and with undefined once it is valid. */
  onFault?: (fault: string | undefined) => void;
  /** Called instead of `onChange('')` for invalid text on blur, if the form rejects it. */
  onUnread?: (text: string) => void;
};

/** Whether the text is a complete date: a two-digit year may still be extended to four digits. */
const isComplete = (text: string): boolean => /\d{4}/.test(text) || text === '';

const pickers = { day: 'date', moment: 'datetime-local', month: 'month' } as const;

/**
 * Field for a day, a date-time or a month in local notation: "1.3.2026". A native field would use the order of the
 * browser's language; its calendar is opened by the button.
 */
export function DateControl({
  kind = 'day',
  value,
  min,
  max,
  onChange,
  onFault,
  onUnread,
  onBlur,
  onKeyDown,
  className,
  ...input
}: DateControlProps) {
  const [typed, setTyped] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  // Rendered only while the calendar is open.
  useEffect(() => {
    if (!isPicking) return;
    picker.current?.focus();
    picker.current?.showPicker?.();
  }, [isPicking]);

  const read = (text: string): { value: string } | { fault: string } => {
    if (text.trim() === '') return { value: '' };
    const found = dateParsers[kind](text, deviceInput(new Date()).slice(0, 10));
    if (found === undefined) return { fault: datesMessages.unreadable[kind] };
    if (min && found < min) return { fault: datesMessages.tooEarly(typedDate(kind, min)) };
    return max && found > max ? { fault: datesMessages.tooLate(typedDate(kind, max)) } : { value: found };
  };
  const type = (text: string) => {
    setTyped(text);
    const found = read(text);
    if ('fault' in found || !isComplete(text)) return;
    onFault?.(undefined);
    onChange(found.value);
  };
  const leave = () => {
    if (typed === undefined) return;
    const found = read(typed);
    onFault?.('fault' in found ? found.fault : undefined);
    if ('fault' in found) return onUnread ? onUnread(typed) : onChange('');
    setTyped(undefined);
    if (found.value !== value) onChange(found.value);
  };

  const isUnread = typed !== undefined && 'fault' in read(typed);
  return (
    <span className={css.date}>
      <input
        type="text"
        inputMode={kind === 'day' ? 'decimal' : 'text'}
        autoComplete="off"
        placeholder={datesMessages.placeholder[kind]}
        {...input}
        className={classNames(className, css.typed)}
        data-unread={isUnread || undefined}
        value={typed ?? typedDate(kind, value)}
        onChange={({ target }) => type(target.value)}
        onBlur={(event) => {
          leave();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
          onKeyDown?.(event);
        }}
      />
      <button
        type="button"
        className={css.open}
        tabIndex={-1}
        aria-label={datesMessages.calendar}
        title={datesMessages.calendar}
        disabled={input.disabled}
        onClick={() => setIsPicking(true)}
      >
        <CalendarDays {...icon} size={16} />
      </button>
      {isPicking && (
        <input
          ref={picker}
          className={css.picker}
          type={pickers[kind]}
          aria-label={datesMessages.calendar}
          min={min}
          max={max}
          value={value}
          onBlur={() => setIsPicking(false)}
          onChange={({ target }) => {
            setTyped(undefined);
            onFault?.(undefined);
            onChange(target.value);
          }}
        />
      )}
    </span>
  );
}
