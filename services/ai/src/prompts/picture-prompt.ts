import type { generateImage } from '@theke/contracts/ai/generation';
import type { Parsed } from '@theke/contracts/endpoint';
import type { DrawCall } from '../provider/provider.ts';

export type PictureRequest = Parsed<typeof generateImage>['body'];

const styles: Readonly<Record<PictureRequest['style'], string>> = {
  drawn: 'Handgezeichnete Illustration mit klaren Formen.',
  photo: 'Fotografie mit natürlichem Licht.',
  flat: 'Flächige Illustration mit wenigen Farben.',
};

/** Providers know few sizes; the nearest one is cut to the format when it is used. */
export const pictureCall = ({ brief, style, format }: PictureRequest): DrawCall => ({
  prompt: `${brief}\n${styles[style]} Ohne Text, ohne Logos und Marken, ohne erkennbare Personen.`,
  size: format === 'square' ? '1024x1024' : '1536x1024',
});
