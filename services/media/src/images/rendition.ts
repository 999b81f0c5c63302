import type { Image } from '@theke/contracts/media/image';
import { type ImageCut, type ImageSize, imageCuts, imageSizes } from '@theke/contracts/media/image';

/** A variant of the original: one of six widths, or a crop for its place. */
export type RenditionName = ImageSize | ImageCut;

/** In px. Without a height the picture keeps its ratio. */
export type Rendition = { width: number; height?: number };

export const isRendition = (name: string): name is RenditionName =>
  Object.hasOwn(imageSizes, name) || Object.hasOwn(imageCuts, name);

const isCut = (name: RenditionName): name is ImageCut => Object.hasOwn(imageCuts, name);

/**
 * Size of a rendition, never enlarged; undefined if the picture already has it. A small picture is cropped without
 * scaling.
 */
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
