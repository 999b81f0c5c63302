import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import type { FileRef } from '@theke/contracts/content/content-value';
import { claimedExtension, shownAs } from '@theke/contracts/media/upload-kinds';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { fileUrl } from '../../content/shared/file-url.ts';
import { useFileUpload } from '../../content/shared/use-file-upload.ts';
import * as css from './video-editor.module.css';
import { videoMessages } from './video-messages.de.ts';

const messages = videoMessages;

const isVideo = (file: File): boolean => {
  const extension = claimedExtension(file.name);
  return extension !== undefined && shownAs(extension) === 'video';
};

/** Editor for one video that browsers can play. */
export function VideoEditor({ name, meta }: EditorProps) {
  const { id, value, change, fault } = useField<FileRef | null>(name);
  const { upload, isBusy, problem } = useFileUpload(change);
  const [wrong, setWrong] = useState<string>();
  const choose = (files: readonly File[]) => {
    const refused = files.find((file) => !isVideo(file));
    setWrong(refused && messages.wrongType(refused.name));
    if (!refused) void upload(files);
  };
  return (
    <GroupFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={wrong ?? problem ?? fault}>
      {value ? (
        <div className={css.video}>
          {/* biome-ignore lint/a11y/useMediaCaption: TVs show videos without sound or captions */}
          <video src={fileUrl(value)} controls preload="metadata" aria-label={value.name} />
          <div className={css.file}>
            <span>{value.name}</span>
            <Button kind="quiet" size="small" onClick={() => change(null)}>
              <Trash2 {...icon} size={16} />
              {messages.remove}
            </Button>
          </div>
        </div>
      ) : (
        <label className={css.upload}>
          <input
            type="file"
            accept="video/mp4,video/webm"
            disabled={isBusy}
            onChange={({ target }) => {
              choose([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <Upload {...icon} size={16} />
          {isBusy ? messages.uploading : messages.upload}
        </label>
      )}
    </GroupFrame>
  );
}
