import type { ImageRef } from '@theke/contracts/wire';
import type { CSSProperties } from 'react';
import type { ImageSize } from './image-url.ts';

/** Dishes and the like without a ground of their own; what nobody has looked at yet is none. */
export const isCutOut = ({ look }: ImageRef): boolean => look?.isOpaque === false;

/**
 * How a photograph fills its place: around its focal point, and in its colour until it is there. A cut-out lies in its place as the style sheet
 * says (MEDIA-11).
 */
export function pictureStyle({ look }: ImageRef): CSSProperties | undefined {
  if (!look?.isOpaque) return undefined;
  const { x, y } = look.focus;
  return {
    objectFit: 'cover',
    objectPosition: `${Math.round(x * 100)}% ${Math.round(y * 100)}%`,
    backgroundColor: look.colour,
  };
}

/** What fills the square tile of a dish: of a wide photograph that is a part. */
export const tileSize = ({ look }: ImageRef): ImageSize => (look?.isOpaque && look.ratio > 1.3 ? 'small' : 'tiny');
