import type { ComponentType } from 'react';
import type { ColumnFrom } from '../resources/office-resource.ts';
import type { Row } from './list-state.ts';

/** One column of a list's table. */
export type ListColumn<R extends Row = Row> = {
  /** What names it, and what the list is sorted by where it can be. */
  field: string;
  label: string;
  /** From which width on it is shown. */
  from: ColumnFrom;
  /** Numbers that can be compared stand at the right. */
  isRight?: boolean;
  /** A text that may need more than one line. */
  isWrapping?: boolean;
  Cell: ComponentType<{ record: R }>;
};
