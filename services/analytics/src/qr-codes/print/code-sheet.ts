import type { QrCode } from '@theke/contracts/analytics/qr-code';
import type { MailLogo } from '@theke/contracts/media/logo';
import { printable } from '@theke/kit/printable';
import { type LabelKind, type LabelLayout, labelAt, labelSize } from '@theke/rules/qr/label-layout';
import { millimetre, type Paper } from './code-paper.ts';
import { drawLabel } from './label.ts';
import { printMessages } from './print-messages.de.ts';

export const a4: [number, number] = [595.28, 841.89];
const margin = 24;

type Printed = {
  codes: readonly QrCode[];
  kind: LabelKind;
  layout: LabelLayout;
  shop: string;
  logo: MailLogo | undefined;
  colour: string;
  addressOf: (path: string) => string;
};

/** Draws sheets of codes to cut out (QR-08), with cutting lines and the page's content at its foot. */
export function drawSheets(paper: Paper, { codes, kind, layout, shop, logo, colour, addressOf }: Printed): void {
  const size = labelSize(kind, layout);
  const [width, height] = [size.width * millimetre, size.height * millimetre];
  const sheets = [...Map.groupBy(codes.entries(), ([index]) => labelAt(index, layout).sheet)];
  for (const [sheet, codesOfSheet] of sheets) {
    if (sheet > 0) paper.addPage({ size: a4, margin: 0 });
    for (const [index, qrCode] of codesOfSheet) {
      const place = labelAt(index, layout);
      drawLabel[kind](paper, {
        qrCode,
        address: addressOf(qrCode.path),
        shop,
        logo,
        colour,
        x: place.x * millimetre,
        y: place.y * millimetre,
        width,
        height,
        code: size.code * millimetre,
      });
    }
    drawCuts(paper, layout, codesOfSheet.length, { width, height });
    paper.font('Helvetica').fontSize(8).fillColor('#4a5754');
    const [foot, half] = [a4[1] - 34, a4[0] / 2 - margin];
    const names = codesOfSheet.map(([, { name }]) => name);
    const named = printable(
      [shop, printMessages.span(names[0] as string, names.at(-1) as string)].filter(Boolean).join(', '),
    );
    paper.text(named, margin, foot, { width: half, height: 10, ellipsis: true });
    const cut = printable(printMessages.sheet(layout, sheet + 1, sheets.length));
    paper.text(cut, margin + half, foot, { width: half, align: 'right', lineBreak: false });
  }
}

/** Dashed lines around rows with codes. */
function drawCuts(
  paper: Paper,
  { columns, ...rest }: LabelLayout,
  count: number,
  { width, height }: { width: number; height: number },
): void {
  const { x, y } = labelAt(0, { columns, ...rest });
  const [left, top] = [x * millimetre, y * millimetre];
  const rows = Math.ceil(count / columns);
  paper.lineWidth(0.5).dash(3, { space: 2 }).strokeColor('#8a9693');
  for (let column = 0; column <= columns; column++) {
    const at = left + column * width;
    paper
      .moveTo(at, top)
      .lineTo(at, top + rows * height)
      .stroke();
  }
  for (let row = 0; row <= rows; row++) {
    const at = top + row * height;
    paper
      .moveTo(left, at)
      .lineTo(left + columns * width, at)
      .stroke();
  }
  paper.undash();
}
