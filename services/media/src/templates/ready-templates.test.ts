import { expect, test } from '@jest/globals';
import { imageTemplates } from '@theke/contracts/media/image-template';
import { readyTemplates } from '@theke/contracts/media/ready-templates';
import { fontFamilies } from '@theke/rules/theme/fonts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadFonts } from './load-fonts.ts';
import { drawPages } from './print-template.ts';

const letters = 'A, B, C, D, E, F, G, H, L, M, N, O, P, R'.split(', ');
const values = {
  name: 'Bruschetta',
  description: 'Tomaten, Basilikum',
  price: 'ab 12,40 €',
  basePrice: '110,61 €/kg',
  deposit: 'zzgl. 0,25 € Pfand',
  allergenLine: `Allergene: ${letters.slice(0, 7).join(', ')}, je nach Wahl: ${letters.slice(7).join(', ')}`,
};

test.each(fontFamilies)('PRODUCT-14: the price label in %s cuts off no allergen', async (family) => {
  const [label] = readyTemplates('#003f4b');
  const template = imageTemplates.draft.parse(label);
  const print = { canvas: await loadFonts(family), template, records: [{ values, image: null }] };
  const pdf = drawPages({ ...print, drawing: { family, pictureFor: () => undefined } }, 'Etiketten');
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(text).not.toContain('…');
  expect(text).toMatch(/P,\s*R$/);
});
