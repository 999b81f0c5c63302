import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { type DescribeText, SuggestedTextEditor } from '@theke/admin/generation/suggested-text-editor.tsx';
import { useFormContext } from 'react-hook-form';
import { wordsToRead } from './words-to-read.ts';

/** About what search engines show of a description. */
const maxLength = 160;

/** The text of the entry, without the people that it names. */
const describeTeaser: DescribeText = ({ title, introduction, text }) => ({
  use: 'teaser',
  maxLength,
  about: wordsToRead([title, introduction, text]).join('\n'),
});

/** Editor for the description of a post or a project, with proposals. An accepted one marks the field (AI-05). */
export function TeaserEditor(props: EditorProps) {
  const { setValue } = useFormContext();
  return (
    <SuggestedTextEditor
      {...props}
      describe={describeTeaser}
      onAccepted={() => setValue('generated', [props.name], { shouldDirty: true })}
    />
  );
}
