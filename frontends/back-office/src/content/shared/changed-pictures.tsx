import { icon } from '@theke/ui/icon';
import { ArrowRight } from 'lucide-react';
import type { LineChange } from './changed-lines.ts';
import * as css from './changed-pictures.module.css';
import { PictureThumbnails } from './picture-thumbnails.tsx';
import { revisionMessages } from './revision-messages.de.ts';

type Props = { pictures: NonNullable<LineChange['pictures']> };

/** Pictures of a field before and after a change. */
export const ChangedPictures = ({ pictures: { before, after } }: Props) => (
  <div className={css.pictures}>
    {before.length > 0 && (
      <figure className={css.before}>
        <figcaption>{revisionMessages.pictureBefore}</figcaption>
        <PictureThumbnails pictures={before} />
      </figure>
    )}
    {before.length > 0 && after.length > 0 && <ArrowRight {...icon} size={16} />}
    {after.length > 0 && (
      <figure>
        <figcaption>{revisionMessages.pictureAfter}</figcaption>
        <PictureThumbnails pictures={after} />
      </figure>
    )}
  </div>
);
