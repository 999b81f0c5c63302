import type { ComponentType } from 'react';
import type { EditorProps } from '../forms/editors/editor-props.ts';
import type { CsvCell } from '../lists/export/csv.ts';

/** Behaviour of a widget in forms, lists, exports and bulk edits. Only the editor is required. */
export type Widget = {
  Editor: ComponentType<EditorProps>;
  /** Width of the editor in a form's row; `type` uses the width of its type. Default: the whole row. */
  width?: 'third' | 'half' | 'whole' | 'type';
  /** Cell in a list. Default: the cell of the value's type. */
  Cell?: ComponentType<{ value: unknown }>;
  /** Read-only view in a form. Default: the cell. */
  Reader?: ComponentType<{ value: unknown }>;
  /** Right-aligns comparable numbers. */
  isRight?: boolean;
  /** CSV format of a value; `byType` uses that of its type. Default: not exported. */
  csv?: 'byType' | ((value: unknown) => CsvCell);
  /** Whether a bulk edit may set the field. */
  isShared?: boolean;
  /** Filter options, if the type does not enumerate its values. */
  choices?: readonly { value: string; label: string }[];
};

/** Widgets of an office by `FieldMeta.widget`: general ones of the engine, special ones of the features. */
export type Widgets = Readonly<Record<string, Widget>>;
