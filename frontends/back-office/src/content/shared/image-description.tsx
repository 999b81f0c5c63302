import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import * as control from '@theke/admin/forms/editors/control.module.css';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { PictureSuggestion } from '@theke/admin/generation/picture-suggestion.tsx';
import { type Image, images, readImage, updateImage } from '@theke/contracts/media/image';
import type { ImageRef } from '@theke/contracts/wire';
import { newestImageUrl } from '@theke/ui/image-url';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { contentMessages } from './content-messages.de.ts';
import * as css from './described-images-editor.module.css';

type Props = {
  /** Path of the picture in the form, for the server's errors. */
  name: string;
  image: ImageRef;
  /** Position in the field, from 1. */
  number: number;
};

/** Description of one picture, saved in the library when the field is left. */
export function ImageDescription({ name, image, number }: Props) {
  const api = useApi();
  const client = useQueryClient();
  const canWrite = may(useMe(), images.write);
  const { clearErrors } = useFormContext();
  const fault = useFault(name);
  const query = endpointQuery(api, readImage, { params: { id: image.id } });
  const { data, isError } = useQuery({ ...query, retry: false });
  const [typed, setTyped] = useState<string>();
  const { isBusy, problem, run } = useAction(
    async (description: string): Promise<Image> => {
      // Another person may have changed the other texts meanwhile.
      const { id, name: fileName, copyright, tags, version } = await api(readImage, { params: { id: image.id } });
      return api(updateImage, { params: { id }, body: { name: fileName, description, copyright, tags, version } });
    },
    {
      onDone: (saved) => {
        client.setQueryData(query.queryKey, saved);
        clearErrors(name);
      },
    },
  );
  const text = typed ?? data?.description ?? '';
  const save = () => {
    if (typed !== undefined && typed.trim() !== data?.description) void run(typed.trim());
  };
  const state = () => {
    if (isBusy) return contentMessages.descriptionSaving;
    return typed !== undefined && typed.trim() === data?.description ? contentMessages.descriptionSaved : undefined;
  };
  return (
    <div className={css.description}>
      <img src={newestImageUrl(image, 'thumbnail')} alt="" width="64" height="64" />
      <FieldFrame
        id={fieldId(name)}
        label={contentMessages.descriptionOf(number, data?.name)}
        hint={isError ? contentMessages.descriptionUnknown : state()}
        fault={problem?.message ?? fault}
        tool={
          data &&
          canWrite && (
            <PictureSuggestion
              label={contentMessages.descriptionOf(number, data.name)}
              image={image}
              current={text}
              note={contentMessages.descriptionProposal}
              onAccept={(proposed) => {
                setTyped(proposed);
                // The description is saved when the field is left. Focus is possible once the dialog has closed.
                requestAnimationFrame(() => document.getElementById(fieldId(name))?.focus());
              }}
            />
          )
        }
      >
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            className={control.control}
            autoComplete="off"
            maxLength={160}
            value={text}
            disabled={!data || !canWrite}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={save}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              save();
            }}
          />
        )}
      </FieldFrame>
    </div>
  );
}
