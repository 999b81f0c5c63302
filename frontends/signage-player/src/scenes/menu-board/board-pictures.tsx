import { sceneImageSizes } from '@theke/contracts/signage/file-urls';
import type { ImageRef } from '@theke/contracts/wire';
import { isCutOut } from '@theke/ui/picture-style';
import { memo } from 'react';
import { Picture } from '../parts/picture.tsx';
import * as css from './board-pictures.module.css';
import type { BoardSection } from './board-sections.ts';
import { type Page, pageKey } from './break-pages.ts';

const maxPictures = 3;

/**
 * Pictures of orderable products of a page: the first of each section, then further ones. Cut-outs and photographs are
 * not mixed.
 */
function selectPictures(sections: readonly BoardSection[], page: Page): ImageRef[] {
  const parts = page
    .flat()
    .map(({ section, from, to }) =>
      (sections[section]?.rows.slice(from, to) ?? []).flatMap(({ image, state }) =>
        image && state === 'orderable' ? [image] : [],
      ),
    );
  const all = [...parts.flatMap(([first]) => first ?? []), ...parts.flatMap(([, ...others]) => others)];
  const unique = all.filter((image, index) => all.findIndex(({ id }) => id === image.id) === index);
  const cutOuts = unique.filter(isCutOut);
  return (cutOuts.length > 0 ? cutOuts : unique).slice(0, maxPictures);
}

type Props = {
  sections: readonly BoardSection[];
  pages: readonly Page[];
  page: number;
  /** At the right edge, or below the rows. */
  place: 'strip' | 'band';
  /** Whether the lower end of the strip is needed for the card with the QR code. */
  hasCard: boolean;
};

/** Pictures of each page of a board. Cut-outs lie on the cloth, the first one large and beyond the edge. */
export const BoardPictures = memo(({ sections, pages, page, place, hasCard }: Props) => (
  <div className={place === 'strip' ? css.strip : css.band} data-card={hasCard} aria-hidden="true">
    {pages.map((each, index) => {
      const pictures = selectPictures(sections, each);
      return (
        <div
          key={pageKey(each)}
          className={pictures.some(isCutOut) ? css.lying : css.photographs}
          data-count={pictures.length}
          data-shown={index === page}
        >
          {pictures.map((image) => (
            <Picture key={image.id} image={image} size={sceneImageSizes.board} />
          ))}
        </div>
      );
    })}
  </div>
));
