import { contrast } from '@theke/rules/theme/theme';
import type { z } from 'zod';
import type { imageTemplates } from './image-template.ts';

type Draft = z.input<typeof imageTemplates.draft>;
export type ReadyTemplate = Pick<Draft, 'name' | 'identifier'> & {
  subject: NonNullable<Draft['subject']>;
  width: number;
  height: number;
  layers: NonNullable<Draft['layers']>;
};
type Layer = ReadyTemplate['layers'][number];
type Box = { x: number; y: number; width: number; height: number };
type TextLook = { size: number; isBold?: boolean; align?: 'left' | 'center' | 'right'; colour?: string };

const ink = '#16211f';
const quiet = '#4a5754';
const white = '#ffffff';

const text = (key: string, content: string, box: Box, look: TextLook): Layer => ({
  kind: 'text',
  key,
  ...box,
  text: content,
  colour: ink,
  ...look,
});
const band = (box: Box, colour: string): Layer => ({ kind: 'shape', key: 'band', ...box, colour });
const code = (box: Box): Layer => ({ kind: 'qr', key: 'code', ...box });

const instruction = 'Kamera öffnen, Code scannen, wir bringen es an den Tisch.';

/** Templates that every business can start with (TPL-06). @param brand colour of the business, `#rrggbb` */
export function readyTemplates(brand: string): readonly ReadyTemplate[] {
  const onBrand = contrast(brand, white) >= 4.5 ? white : ink;
  const strong = contrast(brand, white) >= 4.5 ? brand : ink;
  return [
    {
      name: 'Preisschild',
      identifier: 'preisschild',
      subject: 'product',
      width: 90,
      height: 54,
      layers: [
        band({ x: 0, y: 0, width: 90, height: 3 }, brand),
        text('name', '{{name}}', { x: 6, y: 6.5, width: 78, height: 17 }, { size: 20, isBold: true }),
        text('description', '{{description}}', { x: 6, y: 24, width: 78, height: 9 }, { size: 9.5, colour: quiet }),
        text(
          'price',
          '{{price}}',
          { x: 6, y: 33.5, width: 78, height: 11 },
          { size: 25, isBold: true, align: 'right', colour: strong },
        ),
        text(
          'basePrice',
          '{{basePrice}}\n{{deposit}}',
          { x: 6, y: 36, width: 34, height: 8 },
          { size: 8, colour: quiet },
        ),
        // Two lines, so that all 14 letters fit.
        text('allergens', '{{allergenLine}}', { x: 6, y: 45.5, width: 78, height: 7 }, { size: 7.5, colour: quiet }),
      ],
    },
    {
      name: 'Tischaufsteller',
      identifier: 'tischaufsteller',
      subject: 'table',
      width: 100,
      height: 140,
      layers: [
        band({ x: 0, y: 0, width: 100, height: 20 }, brand),
        text(
          'branch',
          '{{branch}}',
          { x: 8, y: 6.5, width: 84, height: 8 },
          { size: 17, isBold: true, align: 'center', colour: onBrand },
        ),
        text('title', '{{title}}', { x: 8, y: 25, width: 84, height: 16 }, { size: 36, isBold: true, align: 'center' }),
        code({ x: 14, y: 39, width: 72, height: 72 }),
        text(
          'order',
          'Hier bestellen',
          { x: 8, y: 110, width: 84, height: 9 },
          { size: 20, isBold: true, align: 'center', colour: strong },
        ),
        text(
          'instruction',
          instruction,
          { x: 14, y: 121, width: 72, height: 11 },
          { size: 11, align: 'center', colour: quiet },
        ),
      ],
    },
    {
      name: 'Tischaufsteller zum Falten',
      identifier: 'tischaufsteller-falten',
      subject: 'table',
      width: 200,
      height: 110,
      layers: [
        band({ x: 0, y: 0, width: 200, height: 20 }, brand),
        text(
          'branch',
          '{{branch}}',
          { x: 10, y: 6, width: 180, height: 9 },
          { size: 19, isBold: true, align: 'center', colour: onBrand },
        ),
        code({ x: 12, y: 25, width: 80, height: 80 }),
        text('title', '{{title}}', { x: 100, y: 34, width: 92, height: 39 }, { size: 46, isBold: true }),
        text(
          'order',
          'Hier bestellen',
          { x: 100, y: 75, width: 92, height: 11 },
          { size: 25, isBold: true, colour: strong },
        ),
        text('instruction', instruction, { x: 100, y: 88, width: 92, height: 13 }, { size: 14, colour: quiet }),
      ],
    },
    {
      name: 'QR-Etikett 12 × 4',
      identifier: 'qr-etikett-12x4',
      subject: 'table',
      width: 48,
      height: 22,
      layers: [
        code({ x: 0.5, y: 0.5, width: 21, height: 21 }),
        text('title', '{{title}}', { x: 23, y: 4, width: 24, height: 10 }, { size: 11, isBold: true }),
        text('branch', '{{branch}}', { x: 23, y: 14, width: 24, height: 6 }, { size: 6.5, colour: quiet }),
      ],
    },
    {
      name: 'QR-Etikett 5 × 2',
      identifier: 'qr-etikett-5x2',
      subject: 'table',
      width: 96,
      height: 54,
      layers: [
        code({ x: 1, y: 2, width: 50, height: 50 }),
        text('branch', '{{branch}}', { x: 51, y: 7, width: 42, height: 8 }, { size: 9, isBold: true, colour: strong }),
        text('title', '{{title}}', { x: 51, y: 15.5, width: 42, height: 16 }, { size: 19, isBold: true }),
        text('order', 'Hier bestellen', { x: 51, y: 33, width: 42, height: 5 }, { size: 10.5, isBold: true }),
        text('instruction', instruction, { x: 51, y: 38, width: 42, height: 13 }, { size: 8.5, colour: quiet }),
      ],
    },
    {
      name: 'QR-Code',
      identifier: 'qr-code',
      subject: 'table',
      width: 60,
      height: 60,
      layers: [code({ x: 0, y: 0, width: 60, height: 60 })],
    },
  ];
}
