import { imageUrl } from '@theke/ui/image-url';
import type { ShownPicture } from './changed-lines.ts';
import * as css from './changed-pictures.module.css';

/** Small pictures in a row. */
export const PictureThumbnails = ({ pictures }: { pictures: readonly ShownPicture[] }) => (
  <span className={css.row}>
    {pictures.map((picture) => (
      <img
        key={picture.id}
        src={imageUrl(picture, 'thumbnail')}
        alt={picture.alt ?? ''}
        width="64"
        height="64"
        loading="lazy"
      />
    ))}
  </span>
);
