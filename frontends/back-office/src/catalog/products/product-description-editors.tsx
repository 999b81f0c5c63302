import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { SuggestedTextEditor } from '@theke/admin/generation/suggested-text-editor.tsx';
import { describeDescription, describeEnglishDescription } from '../shared/describe-description.ts';

/** Editor for the German description of a product, with proposals. */
export const ProductDescriptionEditor = (props: EditorProps) => (
  <SuggestedTextEditor {...props} describe={describeDescription('product-description')} />
);

/** Editor for the English description of a product; proposals are based on the German one. */
export const EnglishProductDescriptionEditor = (props: EditorProps) => (
  <SuggestedTextEditor {...props} describe={describeEnglishDescription('product-description')} />
);
