import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { withMessage } from '@theke/admin/api/with-message.ts';
import * as form from '@theke/admin/forms/record-form.module.css';
import { ConfirmDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import { MenuItem } from '@theke/admin/ui/menu-item.tsx';
import { Popover } from '@theke/admin/ui/popover.tsx';
import { useShowUsed } from '@theke/admin/uses/used-entries.tsx';
import { usesIn } from '@theke/admin/uses/uses-in.ts';
import {
  deleteUpload,
  listUploads,
  readUploadUses,
  replaceUploadFile,
  type Upload,
  uploads,
} from '@theke/contracts/media/upload';
import { claimedExtension, isPictureExtension } from '@theke/contracts/media/upload-kinds';
import type { Uses } from '@theke/contracts/uses';
import { ApiError } from '@theke/ui/api-error';
import { icon } from '@theke/ui/icon';
import { sizeText } from '@theke/ui/size-text';
import { EllipsisVertical, FileUp, Link2, Pencil, Trash2 } from 'lucide-react';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { ReplaceFileDialog } from '../shared/replace-file-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { uploadMessages } from './upload-messages.de.ts';
import * as css from './upload-tools.module.css';
import { UsesDialog } from './uses-dialog.tsx';

/** Further actions on a file. */
export function UploadTools({ record }: { record: Upload }) {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const showUsed = useShowUsed();
  const [layer, setLayer] = useState<'uses' | 'rename' | 'replace' | 'delete'>();
  if (!may(useMe(), uploads.write)) return null;
  const close = () => setLayer(undefined);
  const params = { id: record.id };
  const show = (uses: Uses) => showUsed({ entries: [{ id: record.id, title: record.name, uses }] });
  async function askToDelete() {
    try {
      const uses = await withMessage(api(readUploadUses, { params }), uploadMessages.useUnknown);
      if (uses.total > 0) show(uses);
      else setLayer('delete');
    } catch (error) {
      notify(ApiError.from(error).message, { type: 'error' });
    }
  }
  const readAgain = () => client.invalidateQueries({ queryKey: endpointKey(listUploads) });
  return (
    <span className={css.tools}>
      <Popover
        label={uploadMessages.toolsOf(record.name)}
        buttonClass={form.more}
        button={<EllipsisVertical {...icon} size={18} />}
      >
        <MenuItem label={uploadMessages.showUses} Icon={Link2} onClick={() => setLayer('uses')} />
        <MenuItem label={uploadMessages.rename} Icon={Pencil} onClick={() => setLayer('rename')} />
        <MenuItem label={uploadMessages.replace} Icon={FileUp} onClick={() => setLayer('replace')} />
        <MenuItem label={uploadMessages.delete} Icon={Trash2} isBad onClick={() => void askToDelete()} />
      </Popover>
      {layer === 'uses' && <UsesDialog upload={record} onClose={close} />}
      {layer === 'rename' && <RenameDialog upload={record} onSaved={() => void readAgain()} onClose={close} />}
      {layer === 'replace' && (
        <ReplaceFileDialog
          title={uploadMessages.replace}
          text={uploadMessages.replaceText}
          before={<BeforeFile upload={record} />}
          refusal={({ name }) => (claimedExtension(name) ? undefined : uploadMessages.kindUnknown)}
          onReplace={async (data, { name }) => {
            const body = { data, name, version: record.version };
            await withMessage(api(replaceUploadFile, { params, body }), uploadMessages.replaceFailed);
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
            try {
              await withMessage(api(deleteUpload, { params }), uploadMessages.deleteFailed);
            } catch (error) {
              const uses = usesIn(ApiError.from(error));
              if (!uses) throw error;
              show(uses);
            }
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
