import type { Image } from '@theke/contracts/media/image';
import { type ImageCut, type ImageSize, imageCuts, imageSizes } from '@theke/contracts/media/image';

/** What a page asks for in place of the original: one of six widths, or a cut for its place. */
export type RenditionName = ImageSize | ImageCut;

/** In px. Without a height the picture keeps its shape. */
export type Rendition = { width: number; height?: number };

export const isRendition = (name: string): name is RenditionName =>
  Object.hasOwn(imageSizes, name) || Object.hasOwn(imageCuts, name);

const isCut = (name: RenditionName): name is ImageCut => Object.hasOwn(imageCuts, name);

/** Never enlarged: undefined where the picture already is what is asked for. A small one is cut to the shape as it is. */
export function renditionOf(
  name: RenditionName,
  { width, height }: Pick<Image, 'width' | 'height'>,
): Rendition | undefined {
  if (!isCut(name)) return imageSizes[name] < width ? { width: imageSizes[name] } : undefined;
  const cut = imageCuts[name];
  const scale = Math.min(1, width / cut.width, height / cut.height);
  const size = {
    width: Math.max(1, Math.round(cut.width * scale)),
    height: Math.max(1, Math.round(cut.height * scale)),
  };
  return size.width === width && size.height === height ? undefined : size;
}
