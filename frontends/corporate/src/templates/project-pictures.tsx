import type { ShownImage } from '@theke/contracts/content/content-value';
import { icon } from '@theke/ui/icon';
import { Images } from 'lucide-react';
import { Picture } from '../parts/picture.tsx';
import { Gallery } from './gallery.tsx';
import * as css from './project-pictures.module.css';
import * as templateCss from './templates.module.css';

/** Number of pictures shown at once: one large, two small; the others on request. */
const maxBeside = 3;

export function ProjectPictures({ images }: { images: readonly ShownImage[] }) {
  const [first, ...furtherImages] = images.slice(0, maxBeside);
  if (!first) return null;
  return (
    <div className={css.pictures}>
      <div className={css.beside}>
        <Picture image={first} sizes="(min-width: 1440px) 890px, 100vw" isFirst />
        {furtherImages.map((image) => (
          <Picture key={image.id} image={image} sizes="(min-width: 1440px) 440px, 50vw" />
        ))}
      </div>
      {images.length > maxBeside && (
        <details className={css.more}>
          <summary className={templateCss.outline}>
            <Images {...icon} size={18} />
            Alle {images.length} Bilder
          </summary>
          <Gallery images={images.slice(maxBeside)} />
        </details>
      )}
    </div>
  );
}
