import type { ImageRef } from '@theke/contracts/wire';
import { pictureStyle } from '@theke/ui/picture-style';
import { lazyPage } from '../lazy-page.tsx';

const Gallery = lazyPage(() => import(/* webpackChunkName: "gallery" */ './gallery.tsx'), null);

type Props = {
  pictures: readonly ImageRef[];
  /** The address of the first, which may follow what was chosen. */
  first: string | undefined;
  /** Whose they are. */
  name: string;
};

/** What a product looks like: its picture, or all of them where it has more. */
export function Pictures({ pictures, first, name }: Props) {
  const [picture, ...more] = pictures;
  if (!picture) return null;
  return more.length > 0 ? (
    <Gallery pictures={pictures} first={first} name={name} />
  ) : (
    <img style={pictureStyle(picture)} src={first} alt="" />
  );
}
