import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useFileDrop } from '@theke/admin/forms/editors/use-file-drop.ts';
import { ImageGeneration } from '@theke/admin/generation/image-generation.tsx';
import { ListBar } from '@theke/admin/lists/list-bar.tsx';
import { useListAddress } from '@theke/admin/lists/use-list-address.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import * as folded from '@theke/admin/ui/folded.module.css';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { images, listImages, readImageOverview } from '@theke/contracts/media/image';
import { uploads } from '@theke/contracts/media/upload';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Upload } from 'lucide-react';
import { useNotify } from 'ra-core';
import { useRef } from 'react';
import { QueueInput } from '../shared/upload-queue/queue-input.tsx';
import { UploadList } from '../shared/upload-queue/upload-list.tsx';
import { useUploadQueue } from '../shared/upload-queue/use-upload-queue.ts';
import { ImageGrid } from './image-grid.tsx';
import { imageMessages } from './image-messages.de.ts';
import { ImageTileSkeletons } from './image-tile.tsx';
import * as css from './images-page.module.css';
import { filterHref, libraryFilter } from './library-filter.ts';
import { LibraryNav } from './library-nav.tsx';

const pageSize = 60;

/** The library: all uploaded pictures, newest first; searched, filtered and uploaded. */
export function ImagesPage() {
  const api = useApi();
  const me = useMe();
  const isAllowed = may(me, images.read);
  const canWrite = may(me, images.write);
  const { search, page, change } = useListAddress();
  const q = search.get('q') ?? '';
  const filter = libraryFilter(search);
  const isFiltered = q !== '' || Object.keys(filter).length > 0;
  const { data, error, refetch } = useQuery({
    ...endpointQuery(api, listImages, { query: { page, pageSize, filter, ...(q && { q }) } }),
    enabled: isAllowed,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const overview = useQuery({ ...endpointQuery(api, readImageOverview, {}), enabled: isAllowed, staleTime: 0 });
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const { files, queue, isBusy } = useUploadQueue();
  const { isOver, handlers } = useFileDrop(canWrite, (dropped) => queue.add(dropped));
  if (!isAllowed) return <NotAllowed title={images.label.many} />;

  const choose = () => input.current?.click();
  return (
    <>
      <ListBar
        title={images.label.many}
        state={{ meta: data?.meta, filter: q ? { q } : {}, narrow: ({ q }) => change({ q }) }}
        isSearchable
      >
        <ImageGeneration
          kind="second"
          isFolding
          onStored={({ name }) => notify(imageMessages.generatedStored(name), { type: 'info' })}
        />
        {canWrite && (
          <Button size="small" onClick={choose}>
            <Upload {...icon} size={16} />
            <span className={folded.belowTablet}>{imageMessages.upload}</span>
          </Button>
        )}
      </ListBar>
      <QueueInput ref={input} label={imageMessages.chooseFiles} queue={queue} />
      <div className={css.library} {...handlers}>
        <LibraryNav
          overview={overview.data}
          filter={filter}
          hrefOf={(next) => filterHref(search, next)}
          hasFiles={may(me, uploads.read)}
        />
        <div className={css.page}>
          {isOver && <div className={css.over}>{imageMessages.dropNow}</div>}
          <UploadList files={files} queue={queue} isBusy={isBusy} />
          {!data && error && <LoadFailure message={imageMessages.loadFailed} error={error} refetch={refetch} />}
          {!data && !error && <ImageTileSkeletons />}
          {data && (
            <ImageGrid
              page={data}
              isFiltered={isFiltered}
              onChooseFiles={canWrite ? choose : undefined}
              onReset={() => change({ q: undefined, tag: undefined, isDescribed: undefined, isUsed: undefined })}
              onPage={(to) => change({ page: to })}
            />
          )}
        </div>
      </div>
    </>
  );
}
