import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { TextEditor } from '@theke/admin/forms/editors/text-editor.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { PictureSuggestion } from '@theke/admin/generation/picture-suggestion.tsx';
import type { Image } from '@theke/contracts/media/image';
import { createContext, useContext } from 'react';

/** The picture whose form is open. */
export const DescribedImage = createContext<Image | undefined>(undefined);

/** Editor for the description of a picture, with proposals. */
export function PictureDescriptionEditor(props: EditorProps) {
  const { value, change } = useField<string>(props.name);
  const image = useContext(DescribedImage);
  return (
    <TextEditor
      {...props}
      tool={
        image && (
          <PictureSuggestion
            label={props.meta.title ?? props.name}
            image={image}
            current={value ?? ''}
            onAccept={change}
          />
        )
      }
    />
  );
}
