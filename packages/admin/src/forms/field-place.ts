import type { ComponentType } from 'react';
import { get } from 'react-hook-form';
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
  /** The flag without which it does not matter, or what says so of a draft: until then the form leaves it out, unless something is wrong with it. */
  onlyWith?: string | ((draft: Readonly<Record<string, unknown>>) => boolean);
};

/** Whether a field matters in a draft. */
export const isWanted = ({ onlyWith }: FieldPlace, draft: Readonly<Record<string, unknown>>): boolean =>
  typeof onlyWith === 'function' ? onlyWith(draft) : onlyWith === undefined || get(draft, onlyWith) === true;

/** By the path of the field. */
export type FieldPlaces = Readonly<Record<string, FieldPlace>>;
