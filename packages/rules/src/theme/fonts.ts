/**
 * The fonts that a tenant may choose from. All are served by the platform itself.
 *
 * Terms: a *family* is a font's name; a *variant* is one cut of it, named as at Google Fonts (`regular`, `italic`, or
 * the weight); a *face* is one file of a cut, for some of the letters.
 */

const designed = [400, 500, 600, 700] as const;

type Font = {
  /** Used in file names and addresses. */
  readonly id: string;
  /** Available upright weights that the design uses. The browser substitutes missing ones. */
  readonly weights: readonly number[];
  /** Fallback if the font does not load. */
  readonly fallback: string;
};

const sans = 'system-ui, sans-serif';
const serif = 'Georgia, serif';

const table = {
  Inter: { id: 'inter', weights: designed, fallback: sans },
  Lato: { id: 'lato', weights: [400, 700], fallback: sans },
  Lora: { id: 'lora', weights: designed, fallback: serif },
  Merriweather: { id: 'merriweather', weights: designed, fallback: serif },
  Montserrat: { id: 'montserrat', weights: designed, fallback: sans },
  'Open Sans': { id: 'open-sans', weights: designed, fallback: sans },
  'Playfair Display': { id: 'playfair-display', weights: designed, fallback: serif },
  Roboto: { id: 'roboto', weights: designed, fallback: sans },
} as const satisfies Record<string, Font>;

export type FontFamily = keyof typeof table;
export const fonts: Readonly<Record<FontFamily, Font>> = table;
export const fontFamilies = Object.keys(table) as [FontFamily, ...FontFamily[]];

export const fontVariants = ['regular', 'italic', '500', '600', '700'] as const;
export type FontVariant = (typeof fontVariants)[number];

/** The variants of a family; `italic` belongs to upright 400. */
export const variantsOf = (family: FontFamily): FontVariant[] =>
  fontVariants.filter((variant) => variant === 'italic' || fonts[family].weights.includes(weightOf(variant)));

export const weightOf = (variant: FontVariant): number =>
  variant === 'regular' || variant === 'italic' ? 400 : Number(variant);

/** Unicode ranges by file, as split by Google Fonts: Latin-1, and other Latin letters (Dvořák, Kováč). */
export const fontSubsets = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;
export type FontSubset = keyof typeof fontSubsets;

export type FontFace = { readonly weight: number; readonly subset: FontSubset; readonly url: string };

/** The upright faces of a family with their addresses. */
export const listFontFaces = (family: FontFamily): FontFace[] =>
  fonts[family].weights.flatMap((weight) =>
    (Object.keys(fontSubsets) as FontSubset[]).map((subset) => ({
      weight,
      subset,
      url: `/font/${fonts[family].id}/${subset}-${weight}.woff2`,
    })),
  );

/** Faces that a page preloads to show the family immediately: text, names and headings in Latin-1. */
export const facesToPreload = (family: FontFamily): FontFace[] =>
  listFontFaces(family).filter(({ subset, weight }) => subset === 'latin' && weight < 700);

export const isFontFamily = (name: string): name is FontFamily => Object.hasOwn(table, name);
