import type { ComponentType } from 'react';
import type { ColumnFrom } from '../resources/office-resource.ts';
import type { Row } from './list-state.ts';

/** One column of a list's table. */
export type ListColumn<R extends Row = Row> = {
  /** Identifies the column; also the sort field if it is sortable. */
  field: string;
  label: string;
  /** Smallest screen on which it is shown. */
  from: ColumnFrom;
  /** Right-aligns comparable numbers. */
  isRight?: boolean;
  /** Allows more than one line. */
  isWrapping?: boolean;
  Cell: ComponentType<{ record: R }>;
};
