import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import type { ComponentType } from 'react';
import { SceneContentEditor } from './scenes/scene-content-editor.tsx';
import { SegmentItemsEditor } from './segments/segment-items-editor.tsx';
import { VideoEditor } from './shared/video-editor.tsx';
import { InterruptionEditor } from './streams/interruption-editor.tsx';
import { StreamEntriesEditor } from './streams/stream-entries-editor.tsx';
import { LabelsEditor } from './tvs/labels-editor.tsx';

const editors: Readonly<Record<string, ComponentType<EditorProps>>> = {
  'scene-content': SceneContentEditor,
  'segment-items': SegmentItemsEditor,
  'stream-entries': StreamEntriesEditor,
  'stream-interruption': InterruptionEditor,
  'tv-labels': LabelsEditor,
  video: VideoEditor,
};

/** Editor for any field of the signage service, by the widget of the definition. */
export function SignageField(props: EditorProps) {
  const Editor = editors[props.meta.widget ?? ''];
  if (!Editor) throw new Error(`the signage service has no editor for the widget "${props.meta.widget}"`);
  return <Editor {...props} />;
}
