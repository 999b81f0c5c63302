import { type ReactNode, useId } from 'react';
import * as css from './segmented.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Segment<V extends string> = { value: V; label: string; icon?: ReactNode };

type Props<V extends string> = {
  /** Accessible name of the group. */
  label: string;
  value: V;
  segments: readonly Segment<V>[];
  onChange: (value: V) => void;
  className?: string | undefined;
  /** Whether choices may wrap to a second row. Not in single-row toolbars. */
  isWrapping?: boolean;
};

/** Choice between two to four options, side by side. Based on radio buttons, so that arrow keys work. */
export function Segmented<V extends string>({
  label,
  value,
  segments,
  onChange,
  className,
  isWrapping = false,
}: Props<V>) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={isWrapping ? `${css.segmented} ${css.wrapping}` : css.segmented}>
        {segments.map((segment) => (
          <label key={segment.value} className={css.segment}>
            <input
              type="radio"
              name={name}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            {segment.icon}
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
