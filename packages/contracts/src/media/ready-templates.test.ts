import { expect, test } from '@jest/globals';
import { labelLayouts } from '@theke/rules/qr/label-layout';
import { usualSheet } from '@theke/rules/templates/print-sheet';
import { placeholdersIn, templateFields } from '@theke/rules/templates/template-fields';
import { imageTemplates } from './image-template.ts';
import { readyTemplates } from './ready-templates.ts';

const all = readyTemplates('#003f4b');

test('TPL-06: ready templates are valid and name only placeholders of their records', () => {
  for (const template of all) {
    const { layers, subject, width, height } = imageTemplates.draft.parse(template);
    const texts = layers.flatMap((layer) => ('text' in layer ? [layer.text] : []));
    const known: readonly string[] = templateFields[subject];
    expect(texts.flatMap(placeholdersIn).filter((name) => !known.includes(name))).toEqual([]);
    for (const layer of layers) {
      expect(layer.x + layer.width).toBeLessThanOrEqual(width);
      expect(layer.y + layer.height).toBeLessThanOrEqual(height);
    }
  }
  expect(new Set(all.map(({ identifier }) => identifier)).size).toBe(all.length);
});

test('TPL-06: the labels are made for the label sheets of 12 x 4 and 5 x 2', () => {
  const sheets = Object.fromEntries(all.map((template) => [template.identifier, usualSheet(template, labelLayouts)]));
  expect(sheets).toMatchObject({ 'qr-etikett-12x4': 'compact', 'qr-etikett-5x2': 'detail', preisschild: 'detail' });
  expect(sheets).toMatchObject({ 'tischaufsteller-falten': 'folded', tischaufsteller: 'original' });
});

test('a light brand colour does not make texts unreadable', () => {
  const coloursOf = (brand: string) =>
    readyTemplates(brand).flatMap(({ layers }) =>
      layers.flatMap((layer) => (layer.kind === 'text' ? [layer.colour] : [])),
    );
  expect(coloursOf('#ffee88')).not.toContain('#ffee88');
  expect(coloursOf('#ffee88')).not.toContain('#ffffff');
  expect(coloursOf('#003f4b')).toContain('#003f4b');
});
