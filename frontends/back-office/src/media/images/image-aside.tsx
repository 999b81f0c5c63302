import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import * as aside from '@theke/admin/forms/form-aside.module.css';
import { FactList } from '@theke/admin/ui/fact-list.tsx';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import type { Image } from '@theke/contracts/media/image';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { imageUrl } from '@theke/ui/image-url';
import { sizeText } from '@theke/ui/size-text';
import { Crop, ImageUp } from 'lucide-react';
import * as css from './image-aside.module.css';
import { imageMessages } from './image-messages.de.ts';
import { ImageUses } from './image-uses.tsx';

type Props = {
  image: Image;
  /** Undefined without permission. */
  onOpen: ((layer: 'replace' | 'crop') => void) | undefined;
};

/** The picture with its size and uses. */
export function ImageAside({ image, onOpen }: Props) {
  const zone = useZoneOf()();
  return (
    <aside className={aside.aside}>
      <h2>{imageMessages.picture}</h2>
      <a href={`/image/${image.id}-${image.version}.${image.extension}`} target="_blank" rel="noreferrer">
        <img className={css.picture} src={imageUrl(image, 'small')} alt={image.description || imageMessages.picture} />
      </a>
      {onOpen && (
        <div className={css.tools}>
          <Button kind="second" size="small" onClick={() => onOpen('replace')}>
            <ImageUp {...icon} size={16} />
            {imageMessages.replace}
          </Button>
          <Button kind="second" size="small" onClick={() => onOpen('crop')}>
            <Crop {...icon} size={16} />
            {imageMessages.crop}
          </Button>
        </div>
      )}
      <FactList
        className={aside.facts}
        facts={[
          [imageMessages.size, `${imageMessages.pixels(image.width, image.height)}, ${sizeText(image.bytes)}`],
          [imageMessages.storedAt, dateTimeText(image.createdAt, zone)],
        ]}
      />
      <h2 className={css.heading}>{imageMessages.usedIn}</h2>
      <ImageUses image={image} />
    </aside>
  );
}
