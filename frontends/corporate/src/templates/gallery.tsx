import type { ShownImage } from '@theke/contracts/content/content-value';
import { Picture } from '../parts/picture.tsx';
import * as css from './templates.module.css';

/** Pictures side by side; the first is large if their number is odd. */
export const Gallery = ({ images }: { images: readonly ShownImage[] }) =>
  images.length > 0 ? (
    <div className={css.gallery}>
      {images.map((image) => (
        <Picture key={image.id} image={image} sizes="(min-width: 1024px) 400px, 100vw" />
      ))}
    </div>
  ) : null;
