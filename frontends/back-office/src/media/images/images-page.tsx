import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useUpload } from '@theke/admin/forms/editors/use-upload.ts';
import { ListBar } from '@theke/admin/lists/list-bar.tsx';
import { NoMatch } from '@theke/admin/lists/no-match.tsx';
import { useListAddress } from '@theke/admin/lists/use-list-address.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import * as folded from '@theke/admin/ui/folded.module.css';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { Pager } from '@theke/admin/ui/pager.tsx';
import { images, listImages } from '@theke/contracts/media/image';
import { Button } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Images, Upload } from 'lucide-react';
import { useRef } from 'react';
import { imageMessages } from './image-messages.de.ts';
import { ImageTile, ImageTileSkeletons } from './image-tile.tsx';
import * as css from './images-page.module.css';

const pageSize = 60;

/** All uploaded pictures, newest first; can be searched and uploaded. */
export function ImagesPage() {
  const api = useApi();
  const client = useQueryClient();
  const me = useMe();
  const isAllowed = may(me, images.read);
  const { search, page, change } = useListAddress();
  const q = search.get('q') ?? '';
  const { data, error, refetch } = useQuery({
    ...endpointQuery(api, listImages, { query: { page, pageSize, ...(q && { q }) } }),
    enabled: isAllowed,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const input = useRef<HTMLInputElement>(null);
  const { upload, isBusy, problem } = useUpload(
    () => void client.invalidateQueries({ queryKey: endpointKey(listImages) }),
  );
  if (!isAllowed) return <NotAllowed title={images.label.many} />;

  const uploadButton = may(me, images.write) && (
    <Button size="small" busyLabel={isBusy && imageMessages.uploading} onClick={() => input.current?.click()}>
      <Upload {...icon} size={16} />
      <span className={folded.belowTablet}>{imageMessages.upload}</span>
    </Button>
  );
  const body = () => {
    if (!data)
      return error ? (
        <LoadFailure message={imageMessages.loadFailed} error={error} refetch={refetch} />
      ) : (
        <ImageTileSkeletons />
      );
    if (data.data.length === 0)
      return q ? (
        <NoMatch
          title={messages.list.noMatch}
          text={messages.list.noMatchText}
          onReset={() => change({ q: undefined })}
        />
      ) : (
        <Empty title={imageMessages.empty} text={imageMessages.emptyText} sign={<Images {...icon} size={36} />} />
      );
    return (
      <>
        <ul className={css.grid}>
          {data.data.map((image) => (
            <ImageTile key={image.id} image={image} />
          ))}
        </ul>
        {data.meta.total > pageSize && <Pager meta={data.meta} onPage={(to) => change({ page: to })} />}
      </>
    );
  };
  return (
    <>
      <ListBar
        title={images.label.many}
        state={{ meta: data?.meta, filter: q ? { q } : {}, narrow: ({ q }) => change({ q }) }}
        isSearchable
      >
        {uploadButton}
      </ListBar>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={imageMessages.upload}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={(event) => {
          void upload([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <div className={css.page}>
        {problem && (
          <Notice kind="late" role="alert">
            {problem}
          </Notice>
        )}
        {body()}
      </div>
    </>
  );
}
