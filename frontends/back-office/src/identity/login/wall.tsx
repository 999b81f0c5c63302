import { useShop } from '@theke/admin/api/shop.ts';
import { imageUrl } from '@theke/ui/image-url';
import * as css from './wall.module.css';

/** As many as stand one above the other on a desk, none of them larger than it was made. */
const max = 3;

/** The laid tables of branches that have pictures, else the cloth alone. */
export function Wall() {
  const pictures = useShop().branches.flatMap(({ images: [first] }) => first ?? []);
  return (
    <div className={css.wall} aria-hidden="true">
      {pictures.slice(0, max).map((picture, index) => (
        // A phone shows the first alone, and loads no other.
        <img key={picture.id} src={imageUrl(picture, 'medium')} alt="" loading={index > 0 ? 'lazy' : 'eager'} />
      ))}
    </div>
  );
}
