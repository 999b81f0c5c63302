import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { listUploads } from '@theke/contracts/media/upload';
import { uploadExtensions } from '@theke/contracts/media/upload-kinds';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { sizeText } from '@theke/ui/size-text';
import { Upload } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { contentMessages } from './content-messages.de.ts';
import * as css from './file-link-field.module.css';
import { fileUrl } from './file-url.ts';
import * as files from './files-editor.module.css';
import { LineField } from './line-field.tsx';
import type { LinkTarget } from './link-target.ts';
import { textMessages } from './text-messages.de.ts';
import { useFileUpload } from './use-file-upload.ts';

/** Files shown at once; typing more narrows the search. */
const pageSize = 8;

type Props = { chosen: LinkTarget | undefined; onChoose: (target: LinkTarget) => void };

/** Chooses an uploaded file, newest first, or uploads one. */
export function FileLinkField({ chosen, onChoose }: Props) {
  const name = useId();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, isError } = useQuery({
    ...endpointQuery(useApi(), listUploads, { query: { page: 1, pageSize, ...(q && { q }) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { upload, isBusy, problem } = useFileUpload((file) => onChoose({ href: fileUrl(file), label: file.name }));
  const listed = data?.data.map((file) => ({ href: fileUrl(file), label: file.name, size: file.size })) ?? [];
  const isListed = listed.some(({ href }) => href === chosen?.href);
  return (
    <>
      <LineField label={textMessages.searchFile} autoComplete="off" value={typed} onChange={setTyped} />
      <ul className={css.files}>
        {chosen && !isListed && (
          <li>
            <FileChoice name={name} label={chosen.label} isChosen onChoose={() => onChoose(chosen)} />
          </li>
        )}
        {listed.map(({ size, ...file }) => (
          <li key={file.href}>
            <FileChoice
              name={name}
              label={`${file.label}, ${sizeText(size)}`}
              isChosen={file.href === chosen?.href}
              onChoose={() => onChoose(file)}
            />
          </li>
        ))}
      </ul>
      {isError && <p>{textMessages.filesNotLoaded}</p>}
      {data && listed.length === 0 && <p>{textMessages.noFile}</p>}
      <label className={files.upload}>
        <input
          type="file"
          accept={uploadExtensions.map((extension) => `.${extension}`).join()}
          disabled={isBusy}
          onChange={({ target }) => {
            void upload([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Upload {...icon} size={16} />
        {isBusy ? contentMessages.uploading : contentMessages.uploadFile}
      </label>
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
    </>
  );
}

type ChoiceProps = { name: string; label: string; isChosen: boolean; onChoose: () => void };

const FileChoice = ({ name, label, isChosen, onChoose }: ChoiceProps) => (
  <label className={css.file}>
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    <span>{label}</span>
  </label>
);
