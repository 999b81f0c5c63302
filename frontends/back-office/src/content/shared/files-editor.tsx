import * as control from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame, GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { ListTools } from '@theke/admin/forms/editors/list-tools.tsx';
import { fieldId, useFault, useField } from '@theke/admin/forms/editors/use-field.ts';
import type { FileRef } from '@theke/contracts/content/content-value';
import { uploadExtensions } from '@theke/contracts/media/upload-kinds';
import { icon } from '@theke/ui/icon';
import { Upload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { contentMessages } from './content-messages.de.ts';
import { fileUrl } from './file-url.ts';
import * as css from './files-editor.module.css';
import { useFileUpload } from './use-file-upload.ts';

const moved = <T,>(list: readonly T[], from: number, to: number): T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from] as T);

/** Editor for downloadable files, in display order. */
export function FilesEditor({ name, meta }: EditorProps) {
  const { value, change } = useField<FileRef[] | null | undefined>(name);
  // Uploads finish one after another; the ref lets each append to the current list.
  const files = useRef<readonly FileRef[]>([]);
  files.current = value ?? [];
  const setFiles = (next: readonly FileRef[]) => {
    files.current = next;
    change([...next]);
  };
  return (
    <Files name={name} meta={meta} isMany onAdd={(file) => setFiles([...files.current, file])}>
      {files.current.map((file, index) => (
        <li key={file.id}>
          <FileName name={`${name}.${index}.name`} file={file} />
          <ListTools
            itemLabel={file.name}
            index={index}
            count={files.current.length}
            onMove={(from, to) => setFiles(moved(files.current, from, to))}
            onRemove={(at) => setFiles(files.current.toSpliced(at, 1))}
          />
        </li>
      ))}
    </Files>
  );
}

/** Editor for one optional file. */
export function FileEditor({ name, meta }: EditorProps) {
  const { value, change } = useField<FileRef | null | undefined>(name);
  return (
    <Files name={name} meta={meta} onAdd={change}>
      {value && (
        <li>
          <FileName name={`${name}.name`} file={value} />
          <ListTools
            itemLabel={value.name}
            index={0}
            count={1}
            onMove={() => undefined}
            onRemove={() => change(null)}
          />
        </li>
      )}
    </Files>
  );
}

type FilesProps = {
  name: string;
  meta: EditorProps['meta'];
  isMany?: boolean;
  onAdd: (file: FileRef) => void;
  children: ReactNode;
};

function Files({ name, meta, isMany = false, onAdd, children }: FilesProps) {
  const { upload, isBusy, problem } = useFileUpload(onAdd);
  const fault = useFault(name);
  return (
    <GroupFrame id={fieldId(name)} label={meta.title ?? name} hint={meta.hint} fault={problem ?? fault}>
      <ul className={css.files}>{children}</ul>
      <label className={css.upload}>
        <input
          type="file"
          accept={uploadExtensions.map((extension) => `.${extension}`).join()}
          multiple={isMany}
          disabled={isBusy}
          onChange={(event) => {
            void upload([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Upload {...icon} size={16} />
        {isBusy ? contentMessages.uploading : contentMessages.uploadFile}
      </label>
    </GroupFrame>
  );
}

/** Display name of a file, with a link that opens it. */
function FileName({ name, file }: { name: string; file: FileRef }) {
  const { id, value, change, blur, ref, fault } = useField<string>(name);
  return (
    <div className={css.file}>
      <FieldFrame id={id} label={contentMessages.fileName} fault={fault}>
        {(attributes) => (
          <input
            {...attributes}
            className={control.control}
            ref={ref}
            value={value ?? ''}
            onBlur={blur}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </FieldFrame>
      <a href={fileUrl(file)} target="_blank" rel="noreferrer" aria-label={contentMessages.openFile(file.name)}>
        {file.extension.toUpperCase()}
      </a>
    </div>
  );
}
