import { imageUrl, sceneImageSizes, uploadUrl } from '@theke/contracts/signage/file-urls';
import type { ContentPackage } from '@theke/contracts/signage/package';

type File = ContentPackage['files'][number];
type Shown = Pick<ContentPackage, 'segments' | 'scenes' | 'products' | 'shop' | 'menus'>;

/** Products whose pictures a menu board may show: those of its categories in any of the menus. */
function boardProducts({ menus }: Pick<Shown, 'menus'>, categories: readonly { id: string }[]): Set<string> {
  const isShown = (id: string) => categories.length === 0 || categories.some((one) => one.id === id);
  return new Set(
    menus.flatMap((menu) =>
      menu.categories.filter(({ id }) => isShown(id)).flatMap((category) => category.products.map(({ id }) => id)),
    ),
  );
}

/** Files of a package, each once, in a stable order. */
export function packageFiles(shown: Shown): File[] {
  const urls = new Set<string>();
  const pictures = new Map(shown.products.flatMap(({ id, image }) => (image ? [[id, image] as const] : [])));
  if (shown.shop.logo) urls.add(imageUrl(shown.shop.logo, sceneImageSizes.logo));
  for (const { items } of shown.segments)
    for (const { image, video } of items) {
      if (image) urls.add(imageUrl(image, sceneImageSizes.picture));
      if (video) urls.add(uploadUrl(video));
    }
  for (const { content } of shown.scenes) {
    if (content.kind === 'picture') urls.add(imageUrl(content.image, sceneImageSizes.picture));
    if (content.kind === 'video') urls.add(uploadUrl(content.video));
    if (content.kind === 'promotion') {
      const picture = content.image ?? pictures.get(content.product.id);
      if (picture) urls.add(imageUrl(picture, sceneImageSizes.promotion));
    }
    if (content.kind === 'menu-board' && content.showsImages)
      for (const product of boardProducts(shown, content.categories)) {
        const picture = pictures.get(product);
        if (picture) urls.add(imageUrl(picture, sceneImageSizes.board));
      }
  }
  return [...urls].toSorted().map((url) => ({ url }));
}
