import { useShop } from '@theke/admin/api/shop.ts';
import { imageUrl } from '@theke/ui/image-url';
import * as css from './wall.module.css';

/** Number of pictures that fit on a desktop screen without upscaling. */
const max = 3;

/** Pictures of the branches, otherwise a plain background. */
export function Wall() {
  const pictures = useShop().branches.flatMap(({ images: [first] }) => first ?? []);
  return (
    <div className={css.wall} aria-hidden="true">
      {pictures.slice(0, max).map((picture, index) => (
        // Phones show only the first picture and load no other.
        <img key={picture.id} src={imageUrl(picture, 'medium')} alt="" loading={index > 0 ? 'lazy' : 'eager'} />
      ))}
    </div>
  );
}
