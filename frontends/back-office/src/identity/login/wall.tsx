import { useShop } from '@theke/admin/api/shop.ts';
import { imageUrl } from '@theke/ui/image-url';
import * as css from './wall.module.css';

/** The laid table of the first branch that has a picture, else the cloth alone. */
export function Wall() {
  const picture = useShop().branches.flatMap(({ images }) => images)[0];
  return (
    <div className={css.wall} aria-hidden="true">
      {picture && <img src={imageUrl(picture, 'large')} alt="" />}
    </div>
  );
}
