import type { ListedImage } from '@theke/contracts/media/image';
import { imageUrl } from '@theke/ui/image-url';
import { sizeText } from '@theke/ui/size-text';
import { Skeleton } from '@theke/ui/skeleton';
import { Link } from 'react-router';
import { imageMessages } from './image-messages.de.ts';
import * as css from './image-tile.module.css';
import * as page from './images-page.module.css';

/** Uncropped picture with its name; links to its page. */
export const ImageTile = ({ image }: { image: ListedImage }) => (
  <li>
    <Link className={css.tile} to={`/images/${image.id}`}>
      <img src={imageUrl(image, 'tiny')} alt={image.description} width="256" height="160" loading="lazy" />
      <b>{image.name}</b>
      <small>
        {image.width} × {image.height}, {sizeText(image.bytes)}
      </small>
      <small>{image.uses === 0 ? imageMessages.notUsed : imageMessages.usesOf(image.uses)}</small>
      {!image.description && <small className={css.missing}>{imageMessages.noDescription}</small>}
    </Link>
  </li>
);

const places = Array.from({ length: 12 }, (_, index) => index);

/** Placeholder tiles of the real height while loading. */
export const ImageTileSkeletons = () => (
  <div className={page.grid}>
    {places.map((place) => (
      <Skeleton key={place} width="100%" height={200} />
    ))}
  </div>
);
