import { useWatch } from 'react-hook-form';
import { messages } from '../../messages.de.ts';
import type { EditorProps } from './editor-props.ts';
import { RowsEditor } from './rows-editor.tsx';

const ofBundles = ['product'];

/** What a guest chooses from; only the options of a bundle name products. */
export function OptionsEditor(props: EditorProps) {
  const type = useWatch({ name: 'type' });
  return <RowsEditor {...props} rowLabel={messages.editors.option} hidden={type === 'bundle' ? [] : ofBundles} />;
}
