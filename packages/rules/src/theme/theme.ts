import { fontSubsets, fonts, isFontFamily, listFontFaces } from './fonts.ts';

/**
 * A tenant's theme (LOOK-01, LOOK-04). Input: two colours, one radius and one font; all other colours are derived in
 * OKLCH and written as hex for old browsers. Pure; the gateway serves the result as a style sheet.
 *
 * Terms: L is lightness 0 to 1, C chroma, H hue in degrees. A *scheme* is light or dark. `*-soft` is a background,
 * `*-mark` a shape, the plain name is a text colour. Contrast is the WCAG 2 ratio, 1 to 21.
 */
export type ThemeInput = {
  /** `#RRGGBB` */
  readonly brand: string;
  /** `#RRGGBB` */
  readonly accent: string;
  /** Pixels, 0 to 24. */
  readonly radius: number;
  /** Family name; unknown families fall back to the system's. */
  readonly font: string;
};

export type Scheme = Readonly<Record<string, string>>;

type Lch = { readonly l: number; readonly c: number; readonly h: number };
type Rgb = readonly [number, number, number];

const lch = (l: number, c: number, h: number): Lch => ({ l, c, h });

function toLinear(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  const linear = (shift: number): number => {
    const channel = ((value >> shift) & 255) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return [linear(16), linear(8), linear(0)];
}

/** sRGB hex to OKLCH (Björn Ottosson's matrices). */
export function hexToLch(hex: string): Lch {
  const [r, g, b] = toLinear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI;
  return { l: lightness, c: Math.hypot(greenRed, blueYellow), h: (hue + 360) % 360 };
}

function lchToLinear({ l, c, h }: Lch): Rgb {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isInGamut = (rgb: Rgb): boolean => rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001);

/** OKLCH to hex. A colour outside the sRGB gamut keeps lightness and hue, and its chroma is reduced. */
export function lchToHex(colour: Lch): string {
  let [low, high] = [0, colour.c];
  if (!isInGamut(lchToLinear(colour))) {
    while (high - low > 0.0005) {
      const middle = (low + high) / 2;
      if (isInGamut(lchToLinear({ ...colour, c: middle }))) low = middle;
      else high = middle;
    }
  } else low = colour.c;
  const channels = lchToLinear({ ...colour, c: low }).map((channel) => {
    const value = Math.min(1, Math.max(0, channel));
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = toLinear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two colours in hex, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

/** Changes a colour's lightness until the ratio is reached on all `grounds`, or it becomes black or white. */
function readable(colour: Lch, grounds: readonly string[], ratio: number): string {
  const isGroundDark = grounds.every((ground) => luminance(ground) < 0.18);
  const step = isGroundDark ? 0.005 : -0.005;
  for (let { l } = colour; l >= 0 && l <= 1; l += step) {
    const hex = lchToHex({ ...colour, l });
    if (grounds.every((ground) => contrast(hex, ground) >= ratio)) return hex;
  }
  return isGroundDark ? '#ffffff' : '#000000';
}

const hueDistance = (a: number, b: number): number => {
  const distance = Math.abs(a - b) % 360;
  return Math.min(distance, 360 - distance);
};

function lightScheme(brand: Lch, accent: Lch): Scheme {
  const brandColour = (l: number, limit: number): Lch => lch(l, Math.min(brand.c, limit), brand.h);
  const [page, surface] = ['#ffffff', '#ffffff'];
  const sunken = lchToHex(lch(0.972, Math.min(brand.c, 0.004), brand.h));
  const table = lchToHex(brandColour(0.935, 0.015));
  const brandSoft = lchToHex(brandColour(0.955, 0.012));
  const grounds = [page, surface, sunken, table, brandSoft];
  const main = { ...brand, l: Math.min(brand.l, 0.48) };
  const brandHex = readable(main, [page, sunken, brandSoft], 4.5);
  const shade = hexToLch(brandHex);
  const accentHex = lchToHex(accent);
  const accentSoft = lchToHex(lch(0.95, Math.min(accent.c, 0.04), accent.h));
  return {
    page,
    surface,
    raised: '#ffffff',
    sunken,
    table,
    ink: readable(brandColour(0.235, 0.022), grounds, 7),
    'ink-2': readable(brandColour(0.45, 0.02), grounds, 4.5),
    'ink-3': readable(brandColour(0.54, 0.016), [page, sunken], 4.6),
    line: lchToHex(brandColour(0.912, 0.006)),
    'line-strong': readable(brandColour(0.64, 0.014), [page, sunken], 3),
    brand: brandHex,
    'brand-hover': readable({ ...shade, l: shade.l + 0.06 }, [page], 4.5),
    'brand-press': lchToHex({ ...shade, l: Math.max(0, shade.l - 0.05) }),
    'brand-soft': brandSoft,
    'on-brand': '#ffffff',
    'on-brand-2': readable(brandColour(0.86, 0.03), [brandHex], 4.5),
    accent: accentHex,
    'accent-ink': readable(lch(Math.min(accent.l, 0.46), Math.min(accent.c, 0.115), accent.h), [page, accentSoft], 4.5),
    'accent-soft': accentSoft,
    'on-accent': inkOn(accentHex, brandColour(0.2, 0.03)),
    counter: brandHex,
    'on-counter': '#ffffff',
    ...states(
      page,
      { ok: lch(0.47, 0.115, 150), soon: lch(0.5, 0.105, 68), late: lch(0.505, 0.185, 27), info: lch(0.45, 0.1, 245) },
      {
        ok: lch(0.955, 0.035, 150),
        soon: lch(0.955, 0.05, 85),
        late: lch(0.955, 0.024, 25),
        info: lch(0.955, 0.02, 245),
      },
    ),
    'ok-mark': lchToHex(lch(0.64, 0.16, 150)),
    'soon-mark': lchToHex(lch(0.76, 0.15, 75)),
    'late-mark': lchToHex(lch(0.61, 0.21, 27)),
    'lift-1': '0 1px 2px rgb(6 38 44 / 0.1)',
    'lift-2': '0 2px 6px rgb(6 38 44 / 0.08), 0 10px 28px rgb(6 38 44 / 0.12)',
    'lift-3': '0 4px 12px rgb(6 38 44 / 0.1), 0 24px 64px rgb(6 38 44 / 0.22)',
  };
}

function darkScheme(brand: Lch, accent: Lch): Scheme {
  const brandColour = (l: number, limit: number): Lch => lch(l, Math.min(brand.c, limit), brand.h);
  const page = lchToHex(brandColour(0.185, 0.014));
  const surface = lchToHex(brandColour(0.222, 0.016));
  const raised = lchToHex(brandColour(0.262, 0.018));
  const table = lchToHex(brandColour(0.31, 0.032));
  const brandSoft = lchToHex(brandColour(0.3, 0.035));
  const grounds = [page, surface, raised, table];
  const brandHex = readable(brandColour(0.83, 0.075), [page, surface, raised, brandSoft], 4.5);
  const accentLight = { ...accent, l: Math.max(accent.l, 0.74) };
  const accentSoft = lchToHex(lch(0.3, Math.min(accent.c, 0.05), accent.h));
  return {
    page,
    surface,
    raised,
    sunken: lchToHex(brandColour(0.158, 0.012)),
    table,
    ink: readable(brandColour(0.955, 0.006), grounds, 7),
    'ink-2': readable(brandColour(0.775, 0.014), grounds, 4.5),
    'ink-3': readable(brandColour(0.66, 0.014), [page, surface, raised], 4.6),
    line: lchToHex(brandColour(0.31, 0.016)),
    'line-strong': readable(brandColour(0.56, 0.018), [page, surface, raised], 3),
    brand: brandHex,
    'brand-hover': lchToHex(brandColour(0.88, 0.07)),
    'brand-press': lchToHex(brandColour(0.77, 0.075)),
    'brand-soft': brandSoft,
    'on-brand': inkOn(brandHex, brandColour(0.2, 0.03)),
    'on-brand-2': readable(brandColour(0.34, 0.03), [brandHex], 4.5),
    accent: lchToHex(accentLight),
    'accent-ink': readable(lch(0.78, Math.min(accent.c, 0.14), accent.h), [page, surface, accentSoft], 4.5),
    'accent-soft': accentSoft,
    'on-accent': inkOn(lchToHex(accentLight), brandColour(0.2, 0.03)),
    counter: lchToHex(brandColour(0.36, 0.055)),
    'on-counter': '#ffffff',
    ...states(
      page,
      { ok: lch(0.79, 0.14, 150), soon: lch(0.83, 0.12, 80), late: lch(0.75, 0.13, 25), info: lch(0.78, 0.09, 245) },
      {
        ok: lch(0.3, 0.05, 150),
        soon: lch(0.31, 0.05, 75),
        late: lch(0.3, 0.06, 25),
        info: lch(0.3, 0.04, 245),
      },
    ),
    'ok-mark': lchToHex(lch(0.72, 0.16, 150)),
    'soon-mark': lchToHex(lch(0.78, 0.14, 75)),
    'late-mark': lchToHex(lch(0.66, 0.19, 27)),
    'lift-1': `0 0 0 1px ${lchToHex(brandColour(0.31, 0.016))}`,
    'lift-2': `0 0 0 1px ${lchToHex(brandColour(0.31, 0.016))}, 0 12px 32px rgb(0 0 0 / 0.45)`,
    'lift-3': `0 0 0 1px ${lchToHex(brandColour(0.31, 0.016))}, 0 24px 64px rgb(0 0 0 / 0.6)`,
  };
}

/** White if it is readable (4.5), else dark ink. */
function inkOn(ground: string, dark: Lch): string {
  return contrast('#ffffff', ground) >= 4.5 ? '#ffffff' : readable(dark, [ground], 4.5);
}

type StateColours = Readonly<Record<'ok' | 'soon' | 'late' | 'info', Lch>>;

/** State colours have fixed hues that tenants cannot change. */
function states(page: string, inks: StateColours, softs: StateColours): Scheme {
  return Object.fromEntries(
    (['ok', 'soon', 'late', 'info'] as const).flatMap((state) => {
      const soft = lchToHex(softs[state]);
      return [
        [state, readable(inks[state], [page, soft], 4.5)],
        [`${state}-soft`, soft],
      ];
    }),
  );
}

/** Derives both schemes of a theme, with notes in German about corrections for readability. Never rejects input. */
export function deriveTheme({ brand, accent }: Pick<ThemeInput, 'brand' | 'accent'>): {
  readonly light: Scheme;
  readonly dark: Scheme;
  readonly corrections: readonly string[];
} {
  const corrections: string[] = [];
  let main = hexToLch(brand);
  const second = hexToLch(accent);
  if (main.l > 0.48) corrections.push('Die Hauptfarbe ist zu hell für weiße Schrift und wird abgedunkelt.');
  const shown = { ...main, l: Math.min(main.l, 0.48) };
  if (Math.abs(shown.l - second.l) < 0.12 && hueDistance(shown.h, second.h) < 25) {
    main = { ...shown, l: shown.l - 0.08 };
    corrections.push('Haupt- und Akzentfarbe sind einander sehr ähnlich. Die Hauptfarbe wird etwas abgedunkelt.');
  }
  if (contrast('#ffffff', accent) < 4.5) {
    corrections.push('Auf der Akzentfarbe ist weiße Schrift schlecht lesbar. Sie erhält dunkle Schrift.');
  }
  return { light: lightScheme(main, second), dark: darkScheme(main, second), corrections };
}

const declarations = (scheme: Scheme): string =>
  Object.entries(scheme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** A font stack with the family name: letters, digits, spaces and hyphens; other characters are removed. */
export const fontStack = (font: string): string =>
  `"${font.replace(/[^\p{L}\p{N} -]/gu, '')}", ${isFontFamily(font) ? fonts[font].fallback : 'system-ui, sans-serif'}`;

/**
 * Font faces of a tenant's font. `optional`: a font that is late for the first paint is used from the next page on,
 * which avoids layout shift. Inter is part of the base styles.
 */
const fontFaces = (font: string): string[] =>
  font === 'Inter' || !isFontFamily(font)
    ? []
    : listFontFaces(font).map(
        ({ weight, subset, url }) =>
          `@font-face{font-family:"${font}";font-weight:${weight};font-display:optional;src:url("${url}") format("woff2");unicode-range:${fontSubsets[subset]}}`,
      );

/**
 * The theme as a style sheet: light on `:root`, dark by the visitor's preference, and either one on elements with
 * `data-scheme="light"` or `"dark"` (the back office has a setting for this).
 */
export function themeCss(theme: ThemeInput): string {
  const { light, dark } = deriveTheme(theme);
  const fixed = `--tenant-radius:${theme.radius}px;--tenant-font:${fontStack(theme.font)}`;
  return [
    ...fontFaces(theme.font),
    `:root{${fixed}}`,
    `:root,[data-scheme=light]{color-scheme:light;${declarations(light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-scheme]){color-scheme:dark;${declarations(dark)}}}`,
    `[data-scheme=dark]{color-scheme:dark;${declarations(dark)}}`,
    '',
  ].join('\n');
}
