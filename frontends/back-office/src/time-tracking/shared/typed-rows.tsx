import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { changedAt } from './changed-at.ts';

type Props<T extends object> = {
  rows: readonly T[];
  /** Class of a row with its fields and the remove button. */
  className: string | undefined;
  /** Maximum number of rows. Default: unlimited. */
  most?: number;
  removeLabel: (number: number) => string;
  addLabel: string;
  /** Returns the rows with a new one. */
  added: () => T[];
  onChange: (rows: T[]) => void;
  fields: (row: T, at: number, change: (part: Partial<T>) => void) => ReactNode;
};

/** Editable rows that can be removed, with a button to add one. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key while they are typed
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
