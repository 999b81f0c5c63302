import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { withMessage } from '@theke/admin/api/with-message.ts';
import * as form from '@theke/admin/forms/record-form.module.css';
import { ConfirmDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import { MenuItem } from '@theke/admin/ui/menu-item.tsx';
import { Popover } from '@theke/admin/ui/popover.tsx';
import { deleteUpload, listUploads, replaceUploadFile, type Upload, uploads } from '@theke/contracts/media/upload';
import { claimedExtension, isPictureExtension } from '@theke/contracts/media/upload-kinds';
import { icon } from '@theke/ui/icon';
import { sizeText } from '@theke/ui/size-text';
import { EllipsisVertical, FileUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ReplaceFileDialog } from '../shared/replace-file-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { uploadMessages } from './upload-messages.de.ts';
import * as css from './upload-tools.module.css';

/** Further actions on a file. */
export function UploadTools({ record }: { record: Upload }) {
  const api = useApi();
  const client = useQueryClient();
  const [layer, setLayer] = useState<'rename' | 'replace' | 'delete'>();
  if (!may(useMe(), uploads.write)) return null;
  const close = () => setLayer(undefined);
  const readAgain = () => client.invalidateQueries({ queryKey: endpointKey(listUploads) });
  return (
    <span className={css.tools}>
      <Popover
        label={uploadMessages.toolsOf(record.name)}
        buttonClass={form.more}
        button={<EllipsisVertical {...icon} size={18} />}
      >
        <MenuItem label={uploadMessages.rename} Icon={Pencil} onClick={() => setLayer('rename')} />
        <MenuItem label={uploadMessages.replace} Icon={FileUp} onClick={() => setLayer('replace')} />
        <MenuItem label={uploadMessages.delete} Icon={Trash2} isBad onClick={() => setLayer('delete')} />
      </Popover>
      {layer === 'rename' && <RenameDialog upload={record} onSaved={() => void readAgain()} onClose={close} />}
      {layer === 'replace' && (
        <ReplaceFileDialog
          title={uploadMessages.replace}
          text={uploadMessages.replaceText}
          before={<BeforeFile upload={record} />}
          refusal={({ name }) => (claimedExtension(name) ? undefined : uploadMessages.kindUnknown)}
          onReplace={async (data, { name }) => {
            const body = { data, name, version: record.version };
            await withMessage(
              api(replaceUploadFile, { params: { id: record.id }, body }),
              uploadMessages.replaceFailed,
            );
            close();
            await readAgain();
          }}
          onClose={close}
        />
      )}
      {layer === 'delete' && (
        <ConfirmDialog
          title={uploadMessages.deleteTitle(record.name)}
          text={uploadMessages.deleteText}
          confirmLabel={uploadMessages.delete}
          onConfirm={async () => {
            await withMessage(api(deleteUpload, { params: { id: record.id } }), uploadMessages.deleteFailed);
            close();
            await readAgain();
          }}
          onClose={close}
        />
      )}
    </span>
  );
}

function BeforeFile({ upload: { publicHash, id, version, extension, name, size } }: { upload: Upload }) {
  if (isPictureExtension(extension))
    return <img src={`/upload/${publicHash}/preview/${id}-${version}.jpg`} alt={name} />;
  return (
    <span>
      {name}, {sizeText(size)}
    </span>
  );
}
