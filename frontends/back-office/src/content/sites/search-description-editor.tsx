import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { TextEditor } from '@theke/admin/forms/editors/text-editor.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { SearchResultSuggestion } from '../shared/search-result-suggestion.tsx';

/** Editor for the description of a page; a proposal also contains the title in the browser. */
export function SearchDescriptionEditor(props: EditorProps) {
  const { id = null } = useParams();
  const { getValues, setValue } = useFormContext();
  const [title, description] = useWatch({ name: ['title', props.name] }) as string[];
  const change = (name: string, text: string) => setValue(name, text, { shouldDirty: true });
  return (
    <TextEditor
      {...props}
      tool={
        <SearchResultSuggestion
          site={id}
          title={title ?? ''}
          description={description ?? ''}
          page={() => ({ name: getValues('name'), content: getValues('content') })}
          onAccept={(texts) => {
            if (texts.title !== undefined) change('title', texts.title);
            if (texts.description !== undefined) change(props.name, texts.description);
          }}
        />
      }
    />
  );
}
