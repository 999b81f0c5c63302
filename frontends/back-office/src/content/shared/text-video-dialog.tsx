import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { isOwnVideo, isVideoElsewhere, ownVideoExtensions } from '@theke/rules/content/text-media';
import { Notice } from '@theke/ui/notice';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { fileUrl } from './file-url.ts';
import * as files from './files-editor.module.css';
import { LineField } from './line-field.tsx';
import * as css from './rich-text-editor.module.css';
import { textMessages } from './text-messages.de.ts';
import { useFileUpload } from './use-file-upload.ts';

/** Dialog to insert a video: an external page by URL, or an uploaded file. */
export function TextVideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState('');
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState<{ address?: string; title?: string; file?: string }>({});

  function insert(src: string) {
    editor
      .chain()
      .focus()
      .insertContent({ type: 'video', attrs: { src, title: title.trim() } })
      .run();
    onClose();
  }
  const { upload, isBusy, problem } = useFileUpload((file) => {
    const src = fileUrl(file);
    if (isOwnVideo(src)) insert(src);
    else setFault({ file: textMessages.notAVideo(file.name) });
  });
  const validate = (): boolean => {
    if (title.trim() === '') setFault({ title: textMessages.untitledVideo });
    return title.trim() !== '';
  };
  function link() {
    if (!isVideoElsewhere(address.trim())) return setFault({ address: textMessages.wrongVideo });
    if (validate()) insert(address.trim());
  }
  function choose(file: File | undefined) {
    if (!file || !validate()) return;
    if (!ownVideoExtensions.some((one) => file.name.toLowerCase().endsWith(`.${one}`)))
      return setFault({ file: textMessages.notAVideo(file.name) });
    setFault({});
    void upload([file]);
  }

  return (
    <DecisionDialog
      title={textMessages.video}
      label={textMessages.insertVideo}
      isDisabled={isBusy}
      onDecide={link}
      onClose={onClose}
    >
      <div className={css.fields}>
        <LineField
          label={textMessages.videoTitle}
          fault={fault.title}
          maxLength={500}
          value={title}
          onChange={(value) => {
            setTitle(value);
            setFault({});
          }}
          onEnter={link}
        />
        <LineField
          label={textMessages.videoAddress}
          hint={textMessages.videoAddressHint}
          fault={fault.address}
          inputMode="url"
          autoComplete="off"
          value={address}
          onChange={(value) => {
            setAddress(value);
            setFault({});
          }}
          onEnter={link}
        />
      </div>
      <label className={files.upload}>
        <input
          type="file"
          accept={ownVideoExtensions.map((extension) => `.${extension}`).join()}
          disabled={isBusy}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {isBusy ? textMessages.uploadingVideo : textMessages.videoFile}
      </label>
      <div aria-live="polite">{(fault.file ?? problem) && <Notice kind="late">{fault.file ?? problem}</Notice>}</div>
    </DecisionDialog>
  );
}
