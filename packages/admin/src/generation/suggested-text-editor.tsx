import { metaOf } from '@theke/contracts/field';
import { useFormContext } from 'react-hook-form';
import { useParams } from 'react-router';
import type { EditorProps } from '../forms/editors/editor-props.ts';
import { TextEditor } from '../forms/editors/text-editor.tsx';
import { useField } from '../forms/editors/use-field.ts';
import { TextSuggestion } from './text-suggestion.tsx';
import type { TextRequest } from './text-suggestion-dialog.tsx';

/** Describes the text of a field. `subject`: the stored entry; null for a new one. */
export type DescribeText = (
  draft: Readonly<Record<string, unknown>>,
  subject: string | null,
) => Omit<TextRequest, 'subject' | 'current'>;

/** Longest texts of a request, by the contract. */
const [longestCurrent, longestAbout] = [4_000, 20_000];

/**
 * Text editor of an entry's form with the button "Vorschlag". @param onAccepted called after a text was put into the
 * field
 */
export function SuggestedTextEditor({
  describe,
  onAccepted,
  ...props
}: EditorProps & { describe: DescribeText; onAccepted?: () => void }) {
  const { name, schema, meta } = props;
  const { value, change } = useField<string | null | undefined>(name);
  const { getValues } = useFormContext();
  const subject = useParams().id ?? null;
  const label = meta.title ?? metaOf(schema).title ?? name;
  const current = value ?? '';
  const request = () => {
    const { about = '', ...text } = describe(getValues(), subject);
    return { ...text, subject, current: current.slice(0, longestCurrent), about: about.slice(0, longestAbout) };
  };
  return (
    <TextEditor
      {...props}
      tool={
        <TextSuggestion
          label={label}
          targets={[{ label, current }]}
          request={request}
          onAccept={([text]) => {
            if (text === undefined) return;
            change(text);
            onAccepted?.();
          }}
        />
      }
    />
  );
}
