import { elementOf, type FieldMeta, shapeOf, unwrap } from '@theke/contracts/field';
import { Skeleton } from '@theke/ui/skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import { z } from 'zod';
import { useWidgets } from '../../widgets/use-widgets.ts';
import type { Widgets } from '../../widgets/widget.ts';
import { ChoiceEditor } from './choice-editor.tsx';
import type { EditorProps } from './editor-props.ts';
import { NumberEditor } from './number-editor.tsx';
import { SwitchEditor } from './switch-editor.tsx';
import { TextEditor } from './text-editor.tsx';

// Seldom asked for; they come with the editors of the engine's widgets.
const ChoicesEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-editors" */ './choices-editor.tsx')).ChoicesEditor,
}));
const InstantEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-editors" */ './instant-editor.tsx')).InstantEditor,
}));

/**
 * The editor for a field: by its widget, else by its type.
 * @throws where nobody registered the widget: a plain text would lose what it holds
 */
export function editorOf(schema: z.ZodType, { widget }: FieldMeta, widgets: Widgets): ComponentType<EditorProps> {
  if (widget) {
    const known = widgets[widget];
    if (!known) throw new Error(`no feature registered the widget "${widget}"`);
    return known.Editor;
  }
  const inner = unwrap(schema);
  if (inner instanceof z.ZodBoolean) return SwitchEditor;
  if (inner instanceof z.ZodEnum) return ChoiceEditor;
  if (inner instanceof z.ZodNumber) return NumberEditor;
  if (inner instanceof z.ZodISODateTime) return InstantEditor;
  const element = elementOf(schema);
  if (element instanceof z.ZodEnum) return ChoicesEditor;
  // A row holds fields again, so its editor is told by name: the engine registers it.
  if (element && shapeOf(element)) return editorOf(schema, { widget: 'rows' }, widgets);
  return TextEditor;
}

/** Edits the field at a path of the draft. A feature's editor may be a file of its own, which then is loaded with the first such field. */
export function FieldEditor(props: EditorProps) {
  const Editor = editorOf(props.schema, props.meta, useWidgets());
  return (
    <Suspense fallback={<Skeleton width="100%" height="56px" />}>
      <Editor {...props} />
    </Suspense>
  );
}
