import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { ImagesEditor } from '@theke/admin/forms/editors/images-editor.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import type { ImageRef } from '@theke/contracts/wire';
import { contentMessages } from './content-messages.de.ts';
import * as css from './described-images-editor.module.css';
import { ImageDescription } from './image-description.tsx';
import { pictureSource } from './picture-source.tsx';

/**
 * Editor for the pictures of a post or project with their descriptions. The library stores a description, so it applies
 * to every place of the picture and is saved on its own, not with the form.
 */
export function DescribedImagesEditor(props: EditorProps) {
  const { name } = props;
  const { value } = useField<ImageRef[] | undefined>(name);
  const images = value ?? [];
  return (
    <>
      <ImagesEditor {...props} source={pictureSource(props.meta.title ?? name)} />
      {images.length > 0 && (
        <section className={css.descriptions} aria-label={contentMessages.descriptions}>
          <p>{contentMessages.descriptionsHint}</p>
          {images.map((image, index) => (
            <ImageDescription key={image.id} name={`${name}.${index}`} image={image} number={index + 1} />
          ))}
        </section>
      )}
    </>
  );
}
