import { type ImageCrop, type ImagePoint, smallestCrop } from '@theke/contracts/media/image';

export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';

/** The whole picture. */
export const wholePicture: ImageCrop = { x: 0, y: 0, width: 1, height: 1 };

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Moves a crop by shares of the picture; it stops at the edges. */
export const moveCrop = (crop: ImageCrop, dx: number, dy: number): ImageCrop => ({
  ...crop,
  x: clamp(crop.x + dx, 0, 1 - crop.width),
  y: clamp(crop.y + dy, 0, 1 - crop.height),
});

/**
 * Drags a corner by shares of the picture; the opposite corner stays.
 * @param ratio width to height of the crop, each as a share of the picture; undefined: any
 */
export function resizeCrop(crop: ImageCrop, corner: Corner, dx: number, dy: number, ratio?: number): ImageCrop {
  const isLeft = corner.endsWith('Left');
  const isTop = corner.startsWith('top');
  const right = crop.x + crop.width;
  const bottom = crop.y + crop.height;
  const maxWidth = isLeft ? right : 1 - crop.x;
  const maxHeight = isTop ? bottom : 1 - crop.y;
  let width = clamp(crop.width + (isLeft ? -dx : dx), Math.min(smallestCrop, maxWidth), maxWidth);
  let height = clamp(crop.height + (isTop ? -dy : dy), Math.min(smallestCrop, maxHeight), maxHeight);
  if (ratio !== undefined) {
    width = clamp(width, smallestWidth(ratio), Math.min(maxWidth, maxHeight * ratio));
    height = width / ratio;
  }
  return { x: isLeft ? right - width : crop.x, y: isTop ? bottom - height : crop.y, width, height };
}

/** Width of the smallest crop with a ratio whose sides both are large enough. */
const smallestWidth = (ratio: number): number => Math.max(smallestCrop, smallestCrop * ratio);

/** The largest crop of a ratio around the centre of the current one. @param ratio as in `resizeCrop` */
export function fitRatio(crop: ImageCrop, ratio: number): ImageCrop {
  const width = Math.max(Math.min(smallestWidth(ratio), 1), Math.min(1, ratio, crop.width, crop.height * ratio));
  const height = Math.min(1, width / ratio);
  return moveCrop(
    { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2, width, height },
    0,
    0,
  );
}

/** A point of the picture as shares of the crop; a point outside moves to its edge. */
export const toCropPoint = ({ x, y }: ImagePoint, crop: ImageCrop): ImagePoint => ({
  x: clamp((x - crop.x) / crop.width, 0, 1),
  y: clamp((y - crop.y) / crop.height, 0, 1),
});

/** The reverse of `toCropPoint`. */
export const toPicturePoint = ({ x, y }: ImagePoint, crop: ImageCrop): ImagePoint => ({
  x: crop.x + x * crop.width,
  y: crop.y + y * crop.height,
});

/**
 * A point of the picture as the crop shows it: a chosen one moves to its edge, a computed one outside to its centre.
 */
export function pointWithin(point: ImagePoint, crop: ImageCrop, isChosen: boolean): ImagePoint {
  const inside = toPicturePoint(toCropPoint(point, crop), crop);
  const isInside = Math.abs(inside.x - point.x) < 1e-9 && Math.abs(inside.y - point.y) < 1e-9;
  return isInside || isChosen ? inside : toPicturePoint({ x: 0.5, y: 0.5 }, crop);
}

/** Four digits, so that equal crops compare as equal and a crop never ends beyond the picture. */
export function roundCrop({ x, y, width, height }: ImageCrop): ImageCrop {
  const left = round(x);
  const top = round(y);
  return {
    x: left,
    y: top,
    width: Math.min(round(width), round(1 - left)),
    height: Math.min(round(height), round(1 - top)),
  };
}

export const roundPoint = ({ x, y }: ImagePoint): ImagePoint => ({ x: round(x), y: round(y) });

const round = (share: number): number => Math.round(share * 10_000) / 10_000;

/** Whether a crop shows everything. */
export const isWhole = ({ width, height }: ImageCrop): boolean => width >= 1 && height >= 1;
