import type { SKRSContext2D } from '@napi-rs/canvas';
import type { MenuPaper } from '@theke/contracts/media/menu-paper';
import { sheet } from '@theke/rules/qr/label-layout';
import type { FontFamily } from '@theke/rules/theme/fonts';
import { contrast } from '@theke/rules/theme/theme';
import { writableText } from '../shared/writable-text.ts';
import type { Canvas } from '../templates/load-fonts.ts';
import { beginPage } from '../templates/print-template.ts';
import { drawMatrixHead, matrixBlocks, matrixHeadHeight } from './matrix-blocks.ts';
import { menuBlocks } from './menu-blocks.ts';
import { paginate } from './paginate.ts';
import { paperMessages } from './paper-messages.de.ts';
import { inks, paperText } from './paper-text.ts';

/** Lengths in mm. */
const side = { menu: 22, allergens: 12 } as const;
const edge = 16;
const foot = 12;

type Look = { canvas: Canvas; family: FontFamily; brand: string };

/** A menu or a table of allergens as PDF on A4 (TPL-07, TPL-08). */
export function drawPaper({ canvas, family, brand }: Look, paper: MenuPaper): Buffer {
  const { kind, title, details, date } = paper;
  const text = paperText(canvas, family);
  // Light colours cannot be read on white.
  const colour = contrast(brand, '#ffffff') >= 4.5 ? brand : inks.ink;
  const left = side[kind];
  const width = sheet.width - 2 * left;
  const frame = { text, left, width, colour };
  const isMatrix = kind === 'allergens';

  const heading = text.wrap(isMatrix ? `${paperMessages.kinds.allergens}: ${title}` : title, width, {
    size: isMatrix ? 17 : 28,
    isBold: true,
    colour,
  });
  const lines = text.wrap(details.join('\n'), width, { size: 10, colour: inks.quiet });
  const running = text.wrap(`${title}, ${paperMessages.kinds[kind]}`, width, { size: 9, colour: inks.quiet });
  const headHeight = (page: number) =>
    (page === 0 ? heading.height + lines.height + (isMatrix ? 2 : 6) : running.height + 4) +
    (isMatrix ? matrixHeadHeight + 1 : 0);
  const bottom = sheet.height - edge - foot;

  const blocks = isMatrix ? matrixBlocks(paper, frame) : menuBlocks(paper, frame);
  const pages = paginate(blocks, (page) => ({ top: edge + headHeight(page), bottom }));

  function drawHead(context: SKRSContext2D, page: number): void {
    if (page === 0) {
      text.draw(context, heading, left, edge);
      text.draw(context, lines, left, edge + heading.height);
    } else text.draw(context, running, left, edge);
    if (isMatrix) drawMatrixHead(context, frame, edge + headHeight(page) - matrixHeadHeight - 1);
  }
  function drawFoot(context: SKRSContext2D, page: number): void {
    const look = { size: 8, colour: inks.quiet } as const;
    const line = (content: string, align: 'left' | 'right', top: number) =>
      text.draw(context, text.wrap(content, width, { ...look, align }), align === 'left' ? left : left + width, top);
    if (isMatrix) line(paperMessages.matrixLegend, 'left', bottom + 3);
    const facts = [paperMessages.asOf(date), ...(isMatrix ? [] : [paperMessages.taxIncluded])].join('  ·  ');
    line(facts, 'left', bottom + 8);
    line(paperMessages.page(page + 1, pages.length), 'right', bottom + 8);
  }

  const document = new canvas.PDFDocument({ title: writableText(`${title}, ${paperMessages.kinds[kind]}`) });
  for (const [page, placed] of pages.entries()) {
    const context = beginPage(document, sheet);
    drawHead(context, page);
    for (const { block, top } of placed) block.draw(context, top);
    drawFoot(context, page);
    document.endPage();
  }
  return document.close();
}
