import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { SuggestedTextEditor } from '@theke/admin/generation/suggested-text-editor.tsx';
import { describeDescription, describeEnglishDescription } from '../shared/describe-description.ts';

/** Editor for the German description of a branch, with proposals. */
export const BranchDescriptionEditor = (props: EditorProps) => (
  <SuggestedTextEditor {...props} describe={describeDescription('branch-description')} />
);

/** Editor for the English description of a branch; proposals are based on the German one. */
export const EnglishBranchDescriptionEditor = (props: EditorProps) => (
  <SuggestedTextEditor {...props} describe={describeEnglishDescription('branch-description')} />
);
