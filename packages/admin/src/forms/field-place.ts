import type { ComponentType } from 'react';
import { get } from 'react-hook-form';
import type { EditorProps } from './editors/editor-props.ts';

/** Per-field form options that schema and widget do not provide. */
export type FieldPlace = {
  Editor?: ComponentType<EditorProps>;
  width?: 'third' | 'half' | 'whole';
  /** Another field's editor contains it; read-only views show it there. */
  isElsewhere?: boolean;
  /** Title where one editor covers several fields. */
  title?: string;
  /** Text for read-only views instead of the field's value; '' hides the field. */
  read?: (draft: Readonly<Record<string, unknown>>) => string;
  /**
   * Flag, or predicate on the draft, without which the field is irrelevant. The form then hides it, unless it has an
   * error.
   */
  onlyWith?: string | ((draft: Readonly<Record<string, unknown>>) => boolean);
};

/** Whether a field is relevant in a draft. */
export const isWanted = ({ onlyWith }: FieldPlace, draft: Readonly<Record<string, unknown>>): boolean =>
  typeof onlyWith === 'function' ? onlyWith(draft) : onlyWith === undefined || get(draft, onlyWith) === true;

/** Options by field path. */
export type FieldPlaces = Readonly<Record<string, FieldPlace>>;
