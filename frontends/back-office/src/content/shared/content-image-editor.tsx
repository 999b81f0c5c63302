import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import * as css from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { ImageEditor } from '@theke/admin/forms/editors/images-editor.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { PictureSuggestion } from '@theke/admin/generation/picture-suggestion.tsx';
import { type Image, readImage } from '@theke/contracts/media/image';
import type { ImageRef } from '@theke/contracts/wire';
import { Button } from '@theke/ui/button';
import * as own from './content-image-editor.module.css';
import { contentMessages } from './content-messages.de.ts';
import { FocusEditor } from './focus-editor.tsx';
import { pictureSource } from './picture-source.tsx';

/** Editor for a picture on a page: file, alt text, credit and focal point. */
export function ContentImageEditor(props: EditorProps) {
  const { value } = useField<ImageRef | null | undefined>(props.name);
  return (
    <div className={own.image}>
      <ImageEditor {...props} source={pictureSource(props.meta.title ?? props.name)} />
      {value && <ImageTexts name={props.name} image={value} key={value.id} />}
    </div>
  );
}

function ImageTexts({ name, image }: { name: string; image: ImageRef }) {
  const api = useApi();
  const { data } = useQuery({ ...endpointQuery(api, readImage, { params: { id: image.id } }), retry: false });
  return (
    <div className={own.said}>
      <LineEditor
        name={`${name}.alt`}
        label={contentMessages.alt}
        hint={contentMessages.altHint}
        storedText={data?.description}
        describedImage={image}
      />
      <LineEditor name={`${name}.copyright`} label={contentMessages.copyright} storedText={data?.copyright} />
      <FocusEditor name={name} image={image} newest={data && newestOf(image, data)} />
    </div>
  );
}

/** Reference to the newest file; undefined if it is the chosen one. */
const newestOf = (
  { id, version, extension }: ImageRef,
  { fileVersion, look }: Pick<Image, 'fileVersion' | 'look'>,
): ImageRef | undefined =>
  fileVersion > version ? { id, version: fileVersion, extension, ...(look && { look }) } : undefined;

type LineProps = {
  name: string;
  label: string;
  hint?: string;
  /** Value of the picture's own entry. */
  storedText: string | undefined;
  /** The picture whose description this is; proposals need it. */
  describedImage?: ImageRef;
};

function LineEditor({ name, label, hint, storedText = '', describedImage }: LineProps) {
  const { id, value, change, blur, ref, fault } = useField<string | undefined>(name);
  return (
    <div>
      <FieldFrame
        id={id}
        label={label}
        hint={hint}
        fault={fault}
        tool={
          describedImage && (
            <PictureSuggestion label={label} image={describedImage} current={value ?? ''} onAccept={change} />
          )
        }
      >
        {(control) => (
          <input
            {...control}
            className={css.control}
            ref={ref}
            value={value ?? ''}
            onBlur={blur}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </FieldFrame>
      {storedText !== '' && !value && (
        <Button kind="quiet" size="small" onClick={() => change(storedText)}>
          {contentMessages.takeKnown(storedText)}
        </Button>
      )}
    </div>
  );
}
