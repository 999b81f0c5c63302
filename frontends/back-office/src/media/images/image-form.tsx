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
import {
  deleteImage,
  type Image,
  type ImageDraft,
  imageDraft,
  images,
  listImages,
  readImage,
  updateImage,
} from '@theke/contracts/media/image';
import { icon } from '@theke/ui/icon';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ImageAside } from './image-aside.tsx';
import { imageMessages as words } from './image-messages.de.ts';

/** What is said about a picture; beside it the picture, its size, and where it is shown. */
export function ImageForm({ image }: { image: Image }) {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const canWrite = may(useMe(), images.write);
  const [isAsking, setIsAsking] = useState(false);
  const params = { id: image.id };
  const listAgain = () => void client.invalidateQueries({ queryKey: endpointKey(listImages) });
  const state = useDraftForm<Image>({
    schema: imageDraft,
    loaded: image,
    draftOf: ({ name, description, copyright }) => ({ name, description, copyright }),
    send: (draft, _, version = 1) =>
      withMessage(api(updateImage, { params, body: { ...(draft as ImageDraft), version } }), words.updateFailed),
    readAgain: () => withMessage(api(readImage, { params }), words.loadOneFailed),
    onSaved: (saved) => {
      notify(messages.form.saved(saved.name), { type: 'info' });
      listAgain();
    },
  });
  const guard = useLeaveGuard(state.form.formState.isDirty);
  const base = state.base ?? image;

  async function remove() {
    await withMessage(api(deleteImage, { params }), words.deleteFailed);
    notify(words.deleted(base.name), { type: 'info' });
    guard.release();
    await navigate('/images');
    listAgain();
  }
  return (
    <>
      <DraftFormFrame<Image>
        title={base.name}
        backTo="/images"
        schema={imageDraft}
        state={state}
        guard={guard}
        canWrite={canWrite}
        menu={
          <Popover label={messages.more} buttonClass={form.more} button={<EllipsisVertical {...icon} size={18} />}>
            <MenuItem label={words.delete} Icon={Trash2} isBad onClick={() => setIsAsking(true)} />
          </Popover>
        }
        aside={<ImageAside image={base} />}
      />
      {isAsking && (
        <ConfirmDialog
          title={words.deleteTitle(base.name)}
          text={words.deleteText}
          confirmLabel={words.delete}
          onConfirm={remove}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
