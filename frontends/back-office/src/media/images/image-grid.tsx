import { NoMatch } from '@theke/admin/lists/no-match.tsx';
import { messages } from '@theke/admin/messages.de.ts';
import { Pager } from '@theke/admin/ui/pager.tsx';
import type { Page } from '@theke/contracts/endpoint';
import type { ListedImage } from '@theke/contracts/media/image';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { ImagePlus, Images } from 'lucide-react';
import { imageMessages } from './image-messages.de.ts';
import { ImageTile } from './image-tile.tsx';
import * as css from './images-page.module.css';

type Props = {
  page: Page<ListedImage>;
  isFiltered: boolean;
  /** Undefined without permission. */
  onChooseFiles: (() => void) | undefined;
  onReset: () => void;
  onPage: (page: number) => void;
};

/** One page of pictures; the first tile takes new ones. */
export function ImageGrid({ page: { data, meta }, isFiltered, onChooseFiles, onReset, onPage }: Props) {
  if (data.length === 0 && isFiltered)
    return <NoMatch title={messages.list.noMatch} text={messages.list.noMatchText} onReset={onReset} />;
  return (
    <>
      {data.length === 0 && (
        <Empty title={imageMessages.empty} text={imageMessages.emptyText} sign={<Images {...icon} size={36} />} />
      )}
      <ul className={css.grid}>
        {onChooseFiles && !isFiltered && meta.page === 1 && (
          <li>
            <button type="button" className={css.drop} onClick={onChooseFiles}>
              <ImagePlus {...icon} size={22} />
              {imageMessages.dropHere}
            </button>
          </li>
        )}
        {data.map((image) => (
          <ImageTile key={image.id} image={image} />
        ))}
      </ul>
      {meta.total > meta.pageSize && <Pager meta={meta} onPage={onPage} />}
    </>
  );
}
