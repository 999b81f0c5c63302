import { ApiError } from '@theke/ui/api-error';
import { generationMessages } from './generation-messages.de.ts';

/** Longest side of a sent picture in px. */
const longestSide = 1_024;

/** Size of a picture reduced to at most 1,024 px; a smaller one keeps its size. */
export function sizeToSend({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Reads the picture at `url` as a data URL of at most 1,024 px (AI-08).
 * @throws ApiError with a German sentence if it cannot be read
 */
export async function readPictureToSend(url: string): Promise<string> {
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch {
    throw new ApiError(0, [{ code: 'UNREADABLE', message: generationMessages.pictureFailed }]);
  }
  const canvas = document.createElement('canvas');
  const { width, height } = sizeToSend({ width: picture.naturalWidth, height: picture.naturalHeight });
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  // JPEG has no transparency; without a ground it would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas.toDataURL('image/jpeg', 0.85);
}
