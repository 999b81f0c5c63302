import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { changedAt } from './changed-at.ts';

type Props<T extends object> = {
  rows: readonly T[];
  /** How a row is laid out: its fields, and the button that removes it. */
  className: string | undefined;
  /** As many as there may be; any number where nothing is said. */
  most?: number;
  removeLabel: (number: number) => string;
  addLabel: string;
  /** The rows with another one. */
  added: () => T[];
  onChange: (rows: T[]) => void;
  fields: (row: T, at: number, change: (part: Partial<T>) => void) => ReactNode;
};

/** What is typed row by row: each can be removed, and another added below. */
export function TypedRows<T extends object>({
  rows,
  className,
  most: max,
  removeLabel,
  addLabel,
  added,
  onChange,
  fields,
}: Props<T>) {
  return (
    <>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else to be told apart by while they are typed
        <div key={at} className={className}>
          {fields(row, at, (part) => onChange(changedAt(rows, at, part)))}
          <IconButton label={removeLabel(at + 1)} onClick={() => onChange(rows.toSpliced(at, 1))}>
            <Trash2 {...icon} size={18} />
          </IconButton>
        </div>
      ))}
      <Button
        kind="second"
        size="small"
        disabled={max !== undefined && rows.length >= max}
        onClick={() => onChange(added())}
      >
        <Plus {...icon} size={16} />
        {addLabel}
      </Button>
    </>
  );
}
