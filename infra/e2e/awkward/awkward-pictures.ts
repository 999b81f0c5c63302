import sharp from 'sharp';

const noisy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#a06030', noise: { type: 'gaussian', mean: 120, sigma: 20 } },
  });
const drawn = (width: number, height: number, shape: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`));

/** Pictures from phones and designers, by what is awkward about each. */
export const awkwardPictures: Readonly<Record<string, () => Promise<Buffer>>> = {
  'photograph, wide': () => noisy(1600, 900).jpeg({ quality: 40 }).toBuffer(),
  'photograph, high': () => noisy(700, 1200).jpeg({ quality: 40 }).toBuffer(),
  'photograph, white': () =>
    sharp({ create: { width: 900, height: 900, channels: 3, background: '#fdfdfb' } })
      .jpeg()
      .toBuffer(),
  'cut-out, round': () => drawn(640, 640, '<circle cx="320" cy="320" r="308" fill="#c43"/>').png().toBuffer(),
  'cut-out, slim': () =>
    drawn(240, 800, '<rect x="60" width="120" height="800" rx="40" fill="#264"/>').png().toBuffer(),
  'logo, wide': () => drawn(900, 220, '<rect y="40" width="900" height="140" fill="#6b1f2e"/>').png().toBuffer(),
  'logo, square': () => drawn(400, 400, '<circle cx="200" cy="200" r="190" fill="#6b1f2e"/>').png().toBuffer(),
};
