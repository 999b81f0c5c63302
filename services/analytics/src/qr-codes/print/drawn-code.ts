import { gapOf, logoGapOf } from '@theke/rules/qr/code-drawing';
import { encode } from 'uqr';

// module  the smallest square of a code, dark or light
// gap     the free square in the middle for a mark or logo; no module is drawn there
// level   how much of a code may be missing: M tolerates 15 %, Q 25 %

export type CodeLevel = 'M' | 'Q';
/** Modules row by row without the quiet zone, and the gap in modules. */
export type DrawnCode = { modules: readonly (readonly boolean[])[]; gap: { from: number; size: number } | undefined };

/** QR code of an address, encoded by uqr, with a free middle for a mark or logo (QR-06). */
export function drawnCode(address: string, level: CodeLevel, middle?: 'mark' | 'logo'): DrawnCode {
  const { data } = encode(address, { border: 0, ecc: level });
  if (!middle) return { modules: data, gap: undefined };
  const gap = middle === 'logo' ? logoGapOf(data.length) : gapOf(data.length);
  const isFree = (at: number) => at >= gap.from && at < gap.from + gap.size;
  return { modules: data.map((row, y) => row.map((isDark, x) => isDark && !(isFree(y) && isFree(x)))), gap };
}
