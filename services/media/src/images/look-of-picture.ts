import type { PictureLook } from '@theke/contracts/wire';
import { openPicture } from './open-picture.ts';

/** In px: size to which a picture is reduced for the analysis. */
const edge = 128;
/** Share of the surface: rounded corners do not make a photo a cut-out. */
const minOpaque = 0.98;

const hex = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** @param picture as stored, with its size in px */
export async function lookOfPicture(
  picture: Buffer,
  { width, height }: { width: number; height: number },
): Promise<PictureLook> {
  const small = await (await openPicture(picture))
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const { channels, dominant } = await (await openPicture(small.data)).stats();
  // The colour of a cut-out includes its transparent area; only opaque pictures show the colour.
  const opacity = channels.length === 4 ? (channels[3]?.mean ?? 255) / 255 : 1;
  return {
    ratio: Math.round((width / height) * 1_000) / 1_000 || 0.001,
    isOpaque: opacity >= minOpaque,
    focus: await computeFocus(small.data, small.info),
    colour: hex(dominant),
  };
}

/**
 * Focus point: sharp, colourful or skin-coloured areas. The library reports it only for a cropped picture, so the crop
 * is arbitrary.
 */
async function computeFocus(picture: Buffer, { width, height }: { width: number; height: number }) {
  const cut = { width: edge, height: Math.max(1, Math.round((edge * height * 0.8) / width)) };
  const { info } = await (await openPicture(picture))
    .resize({ ...cut, fit: 'cover', position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  const share = (at: number | undefined, all: number) =>
    at === undefined ? 0.5 : Math.round(Math.min(1, Math.max(0, at / all)) * 100) / 100;
  return { x: share(info.attentionX, width), y: share(info.attentionY, height) };
}
