import type { ImageSize } from '@theke/contracts/media/image';
import { sceneImageSizes } from '@theke/contracts/signage/file-urls';
import type { ContentPackage } from '@theke/contracts/signage/package';
import type { ImageRef } from '@theke/contracts/wire';
import { isCutOut } from '@theke/ui/picture-style';

export type StandbyPicture = { readonly image: ImageRef; readonly size: ImageSize };

/** A cut-out picture that a scene of the package shows, so that it is already stored; undefined if there is none. */
export function findStandbyPicture({ scenes, products }: ContentPackage): StandbyPicture | undefined {
  const picture = (id: string) => products.find((product) => product.id === id && !product.isSoldOut)?.image;
  for (const { content } of scenes) {
    if (content.kind !== 'promotion') continue;
    const image = content.image ?? picture(content.product.id);
    if (image && isCutOut(image)) return { image, size: sceneImageSizes.promotion };
  }
  const hasBoard = scenes.some(({ content }) => content.kind === 'menu-board' && content.showsImages);
  const image = hasBoard ? products.find((product) => product.image && isCutOut(product.image))?.image : undefined;
  return image ? { image, size: sceneImageSizes.board } : undefined;
}
