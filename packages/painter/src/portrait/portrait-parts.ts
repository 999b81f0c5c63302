// The shapes of a portrait, 300 by 360, seen from the front. One light source at the upper left.

/** Background, two tones, and a dark shade. */
export type Duotone = { ground: string; light: string; shade: string; dark: string };

export const duotones = {
  green: { ground: '#cfe2dd', light: '#eef3ea', shade: '#5b8b8d', dark: '#0b434e' },
  sand: { ground: '#e9dfcd', light: '#f8f2e6', shade: '#9a8564', dark: '#3d3323' },
  blue: { ground: '#d3e2e8', light: '#eef4f4', shade: '#6592a8', dark: '#123f54' },
  clay: { ground: '#ecd8cc', light: '#faf0e8', shade: '#b0795d', dark: '#4a2a1e' },
  moss: { ground: '#dbe3cd', light: '#f3f5e8', shade: '#7b9063', dark: '#2c3b1f' },
  plum: { ground: '#e2d6e0', light: '#f6eff3', shade: '#94708c', dark: '#3c2438' },
} as const satisfies Record<string, Duotone>;
export type DuotoneName = keyof typeof duotones;

const fill = (d: string, colour: string, opacity?: number) =>
  `<path fill="${colour}"${opacity === undefined ? '' : ` opacity="${opacity}"`} d="${d}"/>`;
const line = (d: string, colour: string, width: number, opacity: number) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" opacity="${opacity}"/>`;

type Part = (tone: Duotone) => string;

export const clothes = {
  jacket: ({ light, dark }) =>
    fill('M110 262h84l-42 84Z', light) +
    fill('M20 360c2-62 44-82 96-98l36 98ZM284 360c-2-62-44-82-96-98l-36 98Z', dark) +
    fill('M284 360c-2-62-44-82-96-98l-36 98Z', '#000000', 0.6) +
    line('M116 262 98 292l22 8-12 10 44 50M188 262l18 30-22 8 12 10-44 50', light, 2.5, 0.45),
  shirt: ({ light, dark }) =>
    fill('M20 360c2-62 46-84 98-98l34 34 34-34c54 14 94 36 96 98Z', dark) +
    fill('M152 296l34-34c54 14 94 36 96 98H152Z', '#000000', 0.5) +
    line('M118 262l-8 24 28 22 14-12 14 12 28-22-8-24', light, 3, 0.6) +
    line('M152 308v52', light, 2.5, 0.45),
  pullover: ({ light, dark }) =>
    fill('M20 360c2-62 46-84 100-96 14 16 50 16 64 0 54 12 94 34 96 96Z', dark) +
    fill('M152 276c14 0 26-5 32-12 54 12 94 34 96 96H152Z', '#000000', 0.55) +
    line('M118 264c14 18 54 18 68 0', light, 5, 0.5),
  turtleneck: ({ dark }) =>
    fill('M20 360c2-62 46-84 96-96l2-30c18 8 50 8 68 0l2 30c52 12 92 34 94 96Z', dark) +
    fill('M152 240c14 0 26-3 34-6l2 30c52 12 92 34 94 96H152Z', '#000000', 0.55),
} as const satisfies Record<string, Part>;
export type Clothes = keyof typeof clothes;

/** Hair behind and in front of the head. */
export const hair = {
  short: {
    over: ({ dark }) =>
      fill('M96 150c-6-44 14-78 56-78 44 0 62 32 56 78-5-18-8-32-22-42-22 6-52 4-70-4-10 12-15 26-20 46Z', dark),
  },
  parted: {
    over: ({ dark }) =>
      fill('M94 152c-8-50 18-84 60-84 40 0 60 30 54 84-4-20-10-36-20-48-34 10-62 2-74-2-10 14-15 30-20 50Z', dark),
  },
  bun: {
    over: ({ dark }) =>
      `<circle cx="152" cy="56" r="24" fill="${dark}"/>` +
      fill('M95 150c-8-50 16-82 57-82s63 32 56 82c-4-18-10-34-22-44-24 4-46 4-70-2-10 12-16 28-21 46Z', dark),
  },
  bob: {
    behind: ({ dark }) => fill('M84 220C70 150 84 76 152 76s82 74 68 144Z', dark),
    over: ({ dark }) =>
      fill(
        'M88 214c-14-90 2-148 64-148s78 58 64 148c-10 6-20 4-26-2 8-36 6-74-6-104-26 8-50 6-70 0-12 32-12 70-2 104-6 6-16 8-24 2Z',
        dark,
      ),
  },
  long: {
    behind: ({ dark }) => fill('M84 300C70 150 84 76 152 76s82 74 68 224Z', dark),
    over: ({ dark }) =>
      fill(
        'M78 280c-4-60 0-212 74-212s78 152 74 212c-14 8-34 6-40-6 6-60 10-128-4-166-26 8-48 6-66 0-14 38-10 106-2 166-6 12-24 14-36 6Z',
        dark,
      ),
  },
  curls: {
    over: ({ dark }) =>
      fill(
        'M92 158c-14-8-14-28-4-34-6-18 8-32 20-32 2-18 22-26 36-18 12-12 36-8 42 6 18-4 32 12 28 28 14 8 12 34-4 44-2-14-6-28-16-38-28 8-58 6-80-4-12 12-18 28-22 48Z',
        dark,
      ),
  },
  sides: {
    over: ({ dark }) => fill('M96 156c-4-16-3-30 2-40 4 14 4 28 6 44ZM206 156c4-16 3-30-2-40-4 14-4 28-6 44Z', dark),
  },
} as const satisfies Record<string, { behind?: Part; over: Part }>;
export type Hair = keyof typeof hair;

/** Head and neck with the edge between light and shade, optionally with a beard. */
export const head = ({ light, shade, dark }: Duotone, clip: string, hasBeard: boolean): string => {
  const outline = 'M152 82c34 0 54 26 54 66 0 44-24 82-54 82s-54-38-54-82c0-40 20-66 54-66Z';
  const beard =
    fill('M92 150c10 20 14 34 26 34 12-6 54-8 70 0 14-2 14-16 26-34v90H92Z', dark, 0.92) +
    fill('M134 192c10-4 24-4 34 0-8 6-26 6-34 0Z', light, 0.7);
  return (
    fill('M126 208h52v48c-8 22-44 22-52 0Z', light) +
    fill('M126 222c16 18 36 20 52 2v32c-8 22-44 22-52 0Z', shade) +
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath>${fill(outline, light)}<g clip-path="url(#${clip})">` +
    fill('M156 70c-2 30-4 48-10 62 2 6 16 30 17 36 1 5-7 7-13 8 1 6 5 8 3 12-1 4-3 5-2 9 2 8-4 14-3 34h80V70Z', shade) +
    `${hasBeard ? beard : ''}</g>`
  );
};

export const glasses = ({ dark }: Duotone): string =>
  `<g fill="none" stroke="${dark}" stroke-width="4"><rect x="106" y="140" width="38" height="28" rx="12"/>` +
  '<rect x="160" y="140" width="38" height="28" rx="12"/><path d="M144 150c5-4 11-4 16 0M106 150l-8-4M198 150l8-4"/></g>';
