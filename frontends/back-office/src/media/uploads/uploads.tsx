import { officeCollection } from '@theke/admin/resources/office-collection.ts';
import * as css from '@theke/admin/ui/data-table.module.css';
import { TitleText } from '@theke/admin/ui/title-text.tsx';
import { WhenText } from '@theke/admin/ui/when-text.tsx';
import { type ListedUpload, listUploads, uploads } from '@theke/contracts/media/upload';
import { sizeText } from '@theke/ui/size-text';
import { FileText } from 'lucide-react';
import { UploadArea } from './upload-area.tsx';
import { uploadMessages } from './upload-messages.de.ts';
import { UploadTools } from './upload-tools.tsx';

type Props = { record: ListedUpload };

/** Files of pages and posts, and those that guests sent with their orders, including those without an order yet. */
export const officeUploads = officeCollection(uploads, {
  group: 'media',
  list: listUploads,
  Icon: FileText,
  isSearchable: true,
  Above: UploadArea,
  views: [
    { label: uploadMessages.allFiles, filter: {} },
    { label: uploadMessages.usedFiles, filter: { isUsed: 'true' } },
    { label: uploadMessages.unusedFiles, filter: { isUsed: 'false' } },
  ],
  columns: [
    {
      field: 'name',
      from: 'phone',
      isWrapping: true,
      Cell: ({ record: { publicHash, id, version, extension, name, mimeType } }: Props) => (
        <a
          className={css.name}
          href={`/upload/${publicHash}/${id}-${version}.${extension}`}
          target="_blank"
          rel="noreferrer"
        >
          <TitleText title={name} subtitle={mimeType} />
        </a>
      ),
    },
    {
      field: 'size',
      label: uploadMessages.size,
      from: 'tablet',
      isRight: true,
      Cell: ({ record }: Props) => <span className={css.number}>{sizeText(record.size)}</span>,
    },
    {
      field: 'tags',
      label: uploadMessages.tags,
      from: 'desktop',
      isWrapping: true,
      Cell: ({ record: { tags } }: Props) => tags.join(', '),
    },
    {
      field: 'uses',
      label: uploadMessages.uses,
      from: 'desktop',
      Cell: ({ record: { uses } }: Props) => (uses === 0 ? uploadMessages.unused : uploadMessages.usesOf(uses)),
    },
    {
      field: 'createdAt',
      label: uploadMessages.storedAt,
      from: 'tablet',
      isRight: true,
      Cell: ({ record }: Props) => <WhenText at={record.createdAt} />,
    },
    { field: 'tools', label: uploadMessages.tools, from: 'phone', isRight: true, Cell: UploadTools },
  ],
  texts: { emptyText: uploadMessages.emptyText },
});
