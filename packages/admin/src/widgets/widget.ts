import type { ComponentType } from 'react';
import type { EditorProps } from '../forms/editors/editor-props.ts';
import type { CsvCell } from '../lists/export/csv.ts';

/** How forms, lists, exports and bulk edits treat a field whose definition names a widget. Everything but the editor is optional. */
export type Widget = {
  Editor: ComponentType<EditorProps>;
  /** How much of a form's row the editor takes; the whole where nothing is said, what its type needs with `type`. */
  width?: 'third' | 'half' | 'whole' | 'type';
  /** How a list shows a value; without it as the value's type wants it. */
  Cell?: ComponentType<{ value: unknown }>;
  /** How a form that cannot be changed shows a value; without it like a list. */
  Reader?: ComponentType<{ value: unknown }>;
  /** Numbers that can be compared stand at the right. */
  isRight?: boolean;
  /** How a CSV file writes a value, `byType` as its type wants it; without it no such column is exported. */
  csv?: 'byType' | ((value: unknown) => CsvCell);
  /** Whether a bulk edit may give many entries the same value. */
  isShared?: boolean;
  /** What a list can be filtered by, where the type alone does not name the values. */
  choices?: readonly { value: string; label: string }[];
};

/** The widgets of an office by the name that `FieldMeta.widget` uses. The engine brings the general ones, a feature its own. */
export type Widgets = Readonly<Record<string, Widget>>;
