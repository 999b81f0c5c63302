import type { SKRSContext2D } from '@napi-rs/canvas';
import { wrapText } from '@theke/rules/templates/wrap-text';
import type { FontFamily } from '@theke/rules/theme/fonts';
import { writableText } from '../shared/writable-text.ts';
import { type Canvas, fontList, fontWeight } from '../templates/load-fonts.ts';

/** Millimetres of a typographic point. */
const point = 25.4 / 72;
/** Distance of two baselines, as a share of the font size. */
const lineHeight = 1.3;

export type TextLook = {
  /** In points. */
  size: number;
  isBold?: boolean;
  colour?: string;
  align?: 'left' | 'center' | 'right';
};

export const inks = { ink: '#16211f', quiet: '#4a5754', line: '#8a9693', faint: '#e9edec' } as const;

/** Lines of a text in a width, with their height in mm. */
export type Lines = { lines: readonly string[]; height: number; look: TextLook };

/**
 * Parts of a line that are drawn one by one. Beside capitals and digits, Inter replaces signs such as "(" and "+" by
 * variants that a PDF reader cannot copy or read out.
 */
const partsOf = (line: string): string[] => line.split(/([^\p{L}\p{N}\s.,])/u).filter((part) => part !== '');

/** Measures and draws texts of a paper; the context's unit is the millimetre. */
export function paperText(canvas: Canvas, family: FontFamily) {
  const measuring = canvas.createCanvas(1, 1).getContext('2d');
  const fontOf = ({ size, isBold = false }: TextLook) =>
    `${fontWeight(family, isBold)} ${size * point}px ${fontList(family)}`;

  function widthOf(text: string, look: TextLook): number {
    measuring.font = fontOf(look);
    return measuring.measureText(text).width;
  }

  /** Wraps a text; nothing is left out. */
  function wrap(text: string, width: number, look: TextLook): Lines {
    const lines =
      text === ''
        ? []
        : wrapText(writableText(text), {
            width,
            rows: Number.POSITIVE_INFINITY,
            measure: (part) => widthOf(part, look),
          });
    return { lines, height: lines.length * look.size * point * lineHeight, look };
  }

  /** Draws lines from the upper left corner of their box; `x` is the right edge or the middle if aligned so. */
  function draw(context: SKRSContext2D, { lines, look }: Lines, x: number, top: number): void {
    const { size, colour = inks.ink, align = 'left' } = look;
    context.font = fontOf(look);
    context.fillStyle = colour;
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
    lines.forEach((line, index) => {
      const parts = partsOf(line).map((part) => ({ part, width: widthOf(part, look) }));
      const whole = parts.reduce((sum, { width }) => sum + width, 0);
      let left = x - { left: 0, center: whole / 2, right: whole }[align];
      for (const { part, width } of parts) {
        context.fillText(part, left, top + size * point * (1 + index * lineHeight));
        left += width;
      }
    });
  }

  return { widthOf, wrap, draw };
}

export type PaperText = ReturnType<typeof paperText>;
