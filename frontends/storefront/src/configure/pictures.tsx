import type { ImageRef } from '@theke/contracts/wire';
import { pictureStyle } from '@theke/ui/picture-style';
import { lazyPage } from '../lazy-page.tsx';

const Gallery = lazyPage(() => import(/* webpackChunkName: "gallery" */ './gallery.tsx'), null);

type Props = {
  pictures: readonly ImageRef[];
  /** URL of the first picture, which may depend on the choice. */
  first: string | undefined;
  /** Name of the product. */
  name: string;
};

/** A product's picture, or a gallery if it has several. */
export function Pictures({ pictures, first, name }: Props) {
  const [picture, ...more] = pictures;
  if (!picture) return null;
  return more.length > 0 ? (
    <Gallery pictures={pictures} first={first} name={name} />
  ) : (
    <img style={pictureStyle(picture)} src={first} alt="" />
  );
}
