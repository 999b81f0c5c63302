import type { ImageRef } from '@theke/contracts/wire';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { imageUrl } from '@theke/ui/image-url';
import { pictureStyle } from '@theke/ui/picture-style';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import * as css from './gallery.module.css';
import { galleryMessages as messages } from './gallery-messages.de.ts';

type Props = {
  pictures: readonly ImageRef[];
  /** URL of the first picture, which may depend on the choice. */
  first: string | undefined;
  /** Name of the product. */
  name: string;
};

/** Pictures of a product; can be swiped, turned by buttons or scrolled by keyboard (MENU-06). */
export default function Gallery({ pictures, first, name }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(0);
  const thumbnails = pictures.map((picture, index) => (
    <img
      key={picture.id}
      style={pictureStyle(picture)}
      src={index === 0 ? first : imageUrl(picture, 'small')}
      loading={index === 0 ? undefined : 'lazy'}
      alt=""
    />
  ));
  const scrollBy = (by: number) => {
    const { current } = track;
    current?.scrollTo(((position + by + thumbnails.length) % thumbnails.length) * current.clientWidth, 0);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={css.gallery} role="group" aria-label={messages.pictures(name)}>
      <div
        ref={track}
        className={css.track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setPosition(Math.round(scrollLeft / (clientWidth || 1)))
        }
      >
        {thumbnails.map((image) => (
          <div key={image.key} className={css.slide}>
            {image}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{messages.picture(position + 1, thumbnails.length)}</span>
      </VisuallyHidden>
      <div className={css.arrows}>
        <IconButton label={messages.previous} className={css.arrow} onClick={() => scrollBy(-1)}>
          <ChevronLeft {...icon} size={22} />
        </IconButton>
        <span className={css.dots} aria-hidden="true">
          {thumbnails.map(({ key }, index) => (
            <span key={key} className={index === position ? css.here : undefined} />
          ))}
        </span>
        <IconButton label={messages.next} className={css.arrow} onClick={() => scrollBy(1)}>
          <ChevronRight {...icon} size={22} />
        </IconButton>
      </div>
    </div>
  );
}
