/** The mark of an invented firm: a sign and its name, in one grey; without a name the sign alone. */
export type LogoRecipe = { name?: string; sign: LogoSign };
export type LogoSign = keyof typeof signs;

const ink = '#3d4a4d';
const ridge = (ink: string) =>
  `<path d="M8 62 32 28 46 46 58 32 84 62" fill="none" stroke="${ink}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/><path d="M8 78H84" stroke="#4CAF5B" stroke-width="7" stroke-linecap="round"/>`;
const signs = {
  peaks: `<path d="M8 66 34 24 50 48 60 34 84 66Z" fill="${ink}"/>`,
  waves: `<path d="M8 40q13-14 26 0t26 0 26 0M8 60q13-14 26 0t26 0 26 0" fill="none" stroke="${ink}" stroke-width="8"/>`,
  wheel: `<circle cx="46" cy="48" r="32" fill="none" stroke="${ink}" stroke-width="9"/><circle cx="46" cy="48" r="9" fill="${ink}"/>`,
  houses: `<path d="M10 68V40l18-16 18 16v28ZM52 68V48l16-14 16 14v20Z" fill="${ink}"/>`,
  leaf: `<path d="M14 74C8 38 34 18 80 20 82 62 56 84 26 68L60 40" fill="${ink}" stroke="#ffffff" stroke-width="4"/>`,
  ridge: ridge('#111d20'),
  /** For dark ground. */
  ridgeLight: ridge('#ffffff'),
  sun: `<circle cx="46" cy="48" r="17" fill="${ink}"/><path d="M46 10v12M46 74v12M8 48h12M72 48h12M19 21l9 9M64 66l9 9M19 75l9-9M64 30l9-9" stroke="${ink}" stroke-width="7"/>`,
} as const;

const escaped = (text: string) => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** An SVG 96 high and as wide as the name needs. */
export function drawLogo({ name, sign }: LogoRecipe): string {
  if (!name)
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 96" width="184" height="192" role="img">${signs[sign]}</svg>`;
  const width = 124 + name.length * 21;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 96" width="${width}" height="96" role="img">${signs[sign]}` +
    `<text x="106" y="61" font-family="DejaVu Sans Condensed, sans-serif" font-size="34" font-weight="bold" fill="${ink}">${escaped(name)}</text></svg>`
  );
}
