import type { ComponentType } from 'react';
import type { EditorProps } from './editors/editor-props.ts';

/** How a form treats a field where its definition and its widget do not tell. */
export type FieldPlace = {
  Editor?: ComponentType<EditorProps>;
  width?: 'third' | 'half' | 'whole';
  /** Another field's editor holds it, and whoever only reads reads it there. */
  isElsewhere?: boolean;
  /** What it is called there, where one field stands for several. */
  title?: string;
  /** What whoever only reads is told instead of the field's value; '' is nothing to tell. */
  read?: (draft: Readonly<Record<string, unknown>>) => string;
  /** The flag without which it does not matter: while that is off, the form leaves it out, unless something is wrong with it. */
  onlyWith?: string;
};

/** By the path of the field. */
export type FieldPlaces = Readonly<Record<string, FieldPlace>>;
