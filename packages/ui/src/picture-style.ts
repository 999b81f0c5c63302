import type { ImageRef } from '@theke/contracts/wire';
import type { CSSProperties } from 'react';
import type { ImageSize } from './image-url.ts';

/** Whether a picture has a transparent background; false while it has not been analysed. */
export const isCutOut = ({ look }: ImageRef): boolean => look?.isOpaque === false;

/**
 * Styles of a photograph: cropped around its focal point, with its main colour until it is loaded. A cut-out is
 * positioned by the style sheet (MEDIA-11).
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

/** Image size for a dish's square tile; a wide photograph is cropped and needs a larger file. */
export const tileSize = ({ look }: ImageRef): ImageSize => (look?.isOpaque && look.ratio > 1.3 ? 'small' : 'tiny');
