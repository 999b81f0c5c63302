import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PrintedRecord } from '@theke/contracts/media/image-template';
import { gapOf, logoBox, logoGapOf, markSize, quietZone } from '@theke/rules/qr/code-drawing';
import { filledText } from '@theke/rules/templates/template-fields';
import { encode } from 'uqr';
import { writableText } from '../shared/writable-text.ts';
import type { Drawing, LayerOf } from './draw-layers.ts';
import { fontList, fontWeight } from './load-fonts.ts';

/** Longest mark in the middle of a code (QR-06). */
const maxMark = 4;

type Middle = { gap: { from: number; size: number }; draw: (context: SKRSContext2D, module: number) => void };

/** Content of a code's middle, drawn from its upper left module; undefined if it stays closed. */
function middleOf(
  layer: LayerOf<'qr'>,
  { values }: PrintedRecord,
  { family, logo }: Drawing,
): ((modules: number) => Middle) | undefined {
  const mark = writableText(filledText(layer.mark ?? '', values)).trim();
  if (layer.middle === 'logo' && logo)
    return (modules) => {
      const gap = logoGapOf(modules);
      const box = logoBox(gap.size, logo);
      const draw = (context: SKRSContext2D, module: number) => {
        const [x, y] = [(gap.from + box.x) * module, (gap.from + box.y) * module];
        context.drawImage(logo, x, y, box.width * module, box.height * module);
      };
      return { gap, draw };
    };
  // A longer mark would cover more of the code than readers can restore.
  if (layer.middle !== 'mark' || mark === '' || mark.length > maxMark) return undefined;
  return (modules) => {
    const gap = gapOf(modules);
    const size = markSize(mark, gap.size);
    const draw = (context: SKRSContext2D, module: number) => {
      context.font = `${fontWeight(family, true)} ${size * module}px ${fontList(family)}`;
      context.textAlign = 'center';
      context.textBaseline = 'alphabetic';
      context.fillText(mark, (modules / 2) * module, (modules / 2 + size * 0.36) * module);
    };
    return { gap, draw };
  };
}

/** Draws a code as one shape: modules drawn one by one show their seams. In pictures, modules are whole pixels. */
export function drawQr(context: SKRSContext2D, layer: LayerOf<'qr'>, record: PrintedRecord, drawing: Drawing): void {
  const content = filledText(layer.text, record.values);
  if (content === '') return;
  const toMiddle = middleOf(layer, record, drawing);
  const { data } = encode(content, { border: 0, ecc: toMiddle ? 'Q' : 'M' });
  const middle = toMiddle?.(data.length);
  const side = Math.min(layer.width, layer.height);
  const { dots } = drawing;
  const exact = side / (data.length + 2 * quietZone);
  const module = dots && exact * dots >= 1 ? Math.floor(exact * dots) / dots : exact;
  const toGrid = (length: number) => (dots ? Math.round(length * dots) / dots : length);
  const [left, top] = [layer.x + (layer.width - side) / 2, layer.y + (layer.height - side) / 2];
  // Readers need a light border, also on a coloured background.
  context.fillStyle = '#ffffff';
  context.fillRect(left, top, side, side);
  context.save();
  const border = (side - data.length * module) / 2;
  context.translate(toGrid(left + border), toGrid(top + border));
  const isFree = (at: number) => middle && at >= middle.gap.from && at < middle.gap.from + middle.gap.size;
  context.beginPath();
  data.forEach((row, down) => {
    row.forEach((isDark, right) => {
      if (isDark && !(isFree(down) && isFree(right))) context.rect(right * module, down * module, module, module);
    });
  });
  context.fillStyle = layer.colour;
  context.fill();
  middle?.draw(context, module);
  context.restore();
}
