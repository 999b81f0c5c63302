import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { withMessage } from '@theke/admin/api/with-message.ts';
import { DraftFormFrame } from '@theke/admin/forms/draft-form-frame.tsx';
import * as form from '@theke/admin/forms/record-form.module.css';
import { useDraftForm } from '@theke/admin/forms/use-draft-form.ts';
import { useLeaveGuard } from '@theke/admin/forms/use-leave-guard.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { ConfirmDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import { MenuItem } from '@theke/admin/ui/menu-item.tsx';
import { Popover } from '@theke/admin/ui/popover.tsx';
import { useShowUsed } from '@theke/admin/uses/used-entries.tsx';
import { usesIn } from '@theke/admin/uses/uses-in.ts';
import {
  deleteImage,
  type Image,
  type ImageDraft,
  imageDraft,
  images,
  listImages,
  readImage,
  readImageUses,
  replaceImageFile,
  updateImage,
} from '@theke/contracts/media/image';
import type { Uses } from '@theke/contracts/uses';
import { ApiError } from '@theke/ui/api-error';
import { icon } from '@theke/ui/icon';
import { imageUrl } from '@theke/ui/image-url';
import { Crop, EllipsisVertical, ImageUp, Trash2 } from 'lucide-react';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ReplaceFileDialog } from '../shared/replace-file-dialog.tsx';
import { CropDialog } from './crop/crop-dialog.tsx';
import { cropMessages } from './crop/crop-messages.de.ts';
import { ImageAside } from './image-aside.tsx';
import { imageMessages } from './image-messages.de.ts';
import { DescribedImage, PictureDescriptionEditor } from './picture-description-editor.tsx';

const places = { description: { Editor: PictureDescriptionEditor } };

const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Form for a picture's texts, with the picture, its size and uses beside it. */
export function ImageForm({ image }: { image: Image }) {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const canWrite = may(useMe(), images.write);
  const showUsed = useShowUsed();
  const [layer, setLayer] = useState<'replace' | 'crop' | 'delete'>();
  const close = () => setLayer(undefined);
  const params = { id: image.id };
  const listAgain = () => void client.invalidateQueries({ queryKey: endpointKey(listImages) });
  const state = useDraftForm<Image>({
    schema: imageDraft,
    loaded: image,
    draftOf: ({ name, description, copyright, tags }) => ({ name, description, copyright, tags }),
    send: (draft, _, version = 1) =>
      withMessage(
        api(updateImage, { params, body: { ...(draft as ImageDraft), version } }),
        imageMessages.updateFailed,
      ),
    readAgain: () => withMessage(api(readImage, { params }), imageMessages.loadOneFailed),
    onSaved: (saved) => {
      notify(messages.form.saved(saved.name), { type: 'info' });
      listAgain();
    },
  });
  const guard = useLeaveGuard(state.form.formState.isDirty);
  const base = state.base ?? image;

  const show = (uses: Uses) => showUsed({ entries: [{ id: image.id, title: base.name, uses }] });
  async function askToRemove() {
    try {
      const uses = await withMessage(api(readImageUses, { params }), imageMessages.useUnknown);
      if (uses.total > 0) show(uses);
      else setLayer('delete');
    } catch (error) {
      notify(ApiError.from(error).message, { type: 'error' });
    }
  }

  async function remove() {
    try {
      await withMessage(api(deleteImage, { params }), imageMessages.deleteFailed);
    } catch (error) {
      const uses = usesIn(ApiError.from(error));
      if (!uses) throw error;
      close();
      return show(uses);
    }
    notify(imageMessages.deleted(base.name), { type: 'info' });
    guard.release();
    await navigate('/images');
    listAgain();
  }
  async function replace(data: string) {
    const saved = await withMessage(
      api(replaceImageFile, { params, body: { data, version: base.version } }),
      imageMessages.replaceFailed,
    );
    state.rebase(saved);
    notify(imageMessages.replaced(saved.name), { type: 'info' });
    close();
    listAgain();
  }
  return (
    <DescribedImage value={base}>
      <DraftFormFrame<Image>
        title={base.name}
        backTo="/images"
        schema={imageDraft}
        places={places}
        state={state}
        guard={guard}
        canWrite={canWrite}
        menu={
          <Popover label={messages.more} buttonClass={form.more} button={<EllipsisVertical {...icon} size={18} />}>
            <MenuItem label={imageMessages.replace} Icon={ImageUp} onClick={() => setLayer('replace')} />
            <MenuItem label={cropMessages.open} Icon={Crop} onClick={() => setLayer('crop')} />
            <MenuItem label={imageMessages.delete} Icon={Trash2} isBad onClick={() => void askToRemove()} />
          </Popover>
        }
        aside={<ImageAside image={base} onOpen={canWrite ? setLayer : undefined} />}
      />
      {layer === 'replace' && (
        <ReplaceFileDialog
          title={imageMessages.replace}
          text={imageMessages.replaceText}
          accept={pictureTypes}
          before={<img src={imageUrl(base, 'tiny')} alt={imageMessages.pictureBefore} />}
          refusal={(file) => (file.type.startsWith('image/') ? undefined : messages.editors.notAPicture)}
          onReplace={replace}
          onClose={close}
        />
      )}
      {layer === 'crop' && (
        <CropDialog
          image={base}
          onSaved={(saved) => {
            state.rebase(saved);
            notify(cropMessages.saved(saved.name), { type: 'info' });
            close();
            listAgain();
          }}
          onClose={close}
        />
      )}
      {layer === 'delete' && (
        <ConfirmDialog
          title={imageMessages.deleteTitle(base.name)}
          text={imageMessages.deleteText}
          confirmLabel={imageMessages.delete}
          onConfirm={remove}
          onClose={close}
        />
      )}
    </DescribedImage>
  );
}
