import { elementOf, type FieldMeta, shapeOf, unwrap } from '@theke/contracts/field';
import { Skeleton } from '@theke/ui/skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import { z } from 'zod';
import { messages } from '../../messages.de.ts';
import { useWidgets } from '../../widgets/use-widgets.ts';
import type { Widgets } from '../../widgets/widget.ts';
import { ChoiceEditor } from './choice-editor.tsx';
import type { EditorProps } from './editor-props.ts';
import { NumberEditor } from './number-editor.tsx';
import { SwitchEditor } from './switch-editor.tsx';
import { TextEditor } from './text-editor.tsx';

// Rarely used; loaded together with the editors of the engine's widgets.
const ChoicesEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-editors" */ './choices-editor.tsx')).ChoicesEditor,
}));
const InstantEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-editors" */ './date-editors.tsx')).InstantEditor,
}));
const DayEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-editors" */ './date-editors.tsx')).DayEditor,
}));
const RowsEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-editors" */ './rows-editor.tsx')).RowsEditor,
}));

/**
 * Returns the editor of a field: by its widget, otherwise by its type.
 * @throws if the widget is not registered: a plain text field would destroy its value
 */
export function findEditor(schema: z.ZodType, { widget }: FieldMeta, widgets: Widgets): ComponentType<EditorProps> {
  if (widget) {
    const registered = widgets[widget];
    if (!registered) throw new Error(`no feature registered the widget "${widget}"`);
    return registered.Editor;
  }
  const inner = unwrap(schema);
  if (inner instanceof z.ZodBoolean) return SwitchEditor;
  if (inner instanceof z.ZodEnum) return ChoiceEditor;
  if (inner instanceof z.ZodNumber) return NumberEditor;
  if (inner instanceof z.ZodISODateTime) return InstantEditor;
  if (inner instanceof z.ZodISODate) return DayEditor;
  const element = elementOf(schema);
  if (element instanceof z.ZodEnum) return ChoicesEditor;
  if (element && shapeOf(element)) return OptionRows;
  return TextEditor;
}

const OptionRows = (props: EditorProps) => (
  <RowsEditor {...props} Field={FieldEditor} rowLabel={messages.editors.option} />
);

/**
 * Edits the field at a path of the draft. A feature's editor may be a chunk that is loaded with the first such field.
 */
export function FieldEditor(props: EditorProps) {
  const Editor = findEditor(props.schema, props.meta, useWidgets());
  return (
    <Suspense fallback={<Skeleton width="100%" height="56px" />}>
      <Editor {...props} />
    </Suspense>
  );
}
