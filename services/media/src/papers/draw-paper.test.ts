// TPL-07, TPL-08: papers, read by an independent reader.
import { expect, test } from '@jest/globals';
import { drawMenuPaper, menuPaper, paperDish } from '@theke/contracts/media/menu-paper';
import { allergens } from '@theke/rules/products/allergen-statement';
import { allergenNames } from '@theke/rules/products/allergens';
import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadFonts } from '../templates/load-fonts.ts';
import { drawPaper } from './draw-paper.ts';
import { marksOf } from './menu-blocks.ts';

const canvas = await loadFonts('Inter');
const look = { canvas, family: 'Inter', brand: '#003f4b' } as const;

type Line = { text: string; left: number; bottom: number };

/** Lines of each page: pieces of text on one baseline, from left to right. */
async function pagesOf(paper: object): Promise<Line[][]> {
  const data = new Uint8Array(drawPaper(look, menuPaper.parse({ ...drawMenuPaper.example.body, ...paper })));
  const document = await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      const lines = new Map<number, Line>();
      for (const item of items) {
        if (!('str' in item) || item.str === '') continue;
        const [left, bottom] = [item.transform[4] as number, Math.round(item.transform[5] as number)];
        const line = lines.get(bottom) ?? { text: '', left, bottom };
        lines.set(bottom, { ...line, text: line.text + item.str });
      }
      return [...lines.values()];
    }),
  );
}
const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join('\n');

const dishes = Array.from({ length: 90 }, (_, index) => ({
  name: `Gericht${index + 1}`,
  description: 'Tomaten, Mozzarella, Basilikum',
  prices: ['ab 9,90 €', 'zzgl. 0,25 € Pfand'],
  contained: ['A', 'G'],
  hasUnknownAllergens: false,
}));

test('TPL-07: a menu shows every dish once with its price, description and letters', async () => {
  const pages = await pagesOf({ sections: [{ name: 'Pizza', description: 'Aus dem Ofen', dishes }] });
  expect(pages.length).toBeGreaterThan(3);
  const all = pages.map(textOf).join('\n');
  expect(all.match(/Gericht\d+/g)?.length).toBe(90);
  expect(all.match(/ab\s+9,90/g)?.length).toBe(90);
  expect(textOf(pages[0] ?? [])).toContain('Pizza');
  expect(textOf(pages.at(-1) ?? [])).toMatch(/A\s*Gluten/);
  pages.forEach((page, index) => {
    expect(textOf(page)).toContain(`Seite ${index + 1} von ${pages.length}`);
    expect(textOf(page)).toContain('Stand 30.11.2026');
    // A description follows its name on the same page.
    const names = page.filter(({ text }) => text.startsWith('Gericht')).length;
    expect(page.filter(({ text }) => text.startsWith('Tomaten')).length).toBe(names);
  });
});

test('TPL-08: the table repeats its head with all 14 allergens on every page', async () => {
  const pages = await pagesOf({ kind: 'allergens', sections: [{ name: 'Pizza', dishes }] });
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    const text = textOf(page);
    expect(text).toContain('Produkt');
    expect(text).toContain('? nicht angegeben');
    for (const name of Object.values(allergenNames)) expect(text.replaceAll(/\s/g, '')).toContain(name);
  }
});

test('PRODUCT-14: the table says unknown allergens as unknown, and none only if that is stated', async () => {
  const rows = {
    Unbekannt: {},
    Frei: { hasUnknownAllergens: false },
    Teils: { contained: ['A'], byChoice: ['C'] },
    Bekannt: { contained: ['A', 'G'], hasUnknownAllergens: false },
  };
  const given = Object.entries(rows).map(([name, statement]) => ({ name, ...statement }));
  const [page = []] = await pagesOf({ kind: 'allergens', sections: [{ name: '', dishes: given }] });
  const row = (name: string) => {
    const line = page.find(({ text }) => text.startsWith(name));
    return line?.text.slice(name.length).replaceAll(/\s/g, '');
  };
  expect(row('Unbekannt')).toBe('nichtangegeben,bittefragenSieuns');
  expect(row('Frei')).toBe('–'.repeat(14));
  expect(row('Teils')).toBe(`A?(C)${'?'.repeat(11)}`);
  expect(row('Bekannt')).toBe(`A–––––G${'–'.repeat(7)}`);
});

test('PRODUCT-14: no dish of a menu is without a mark unless its allergens are stated as none', () => {
  const letters = fc.subarray([...allergens]);
  fc.assert(
    fc.property(letters, letters, fc.option(fc.boolean(), { nil: undefined }), (contained, byChoice, unknown) => {
      const dish = paperDish.parse({ name: 'x', contained, byChoice, hasUnknownAllergens: unknown });
      const isMarked = marksOf(dish) !== '';
      expect(isMarked).toBe(contained.length + byChoice.length > 0 || unknown !== false);
    }),
  );
});

test('wraps long texts and prints them completely', async () => {
  const description = Array.from({ length: 120 }, (_, index) => `Zutat${index}`).join(', ');
  const long = { ...dishes[0], name: `Gericht${'lang'.repeat(30)}`, description };
  const [page = []] = await pagesOf({ sections: [{ name: 'Pizza', dishes: [long] }] });
  const text = textOf(page).replaceAll(/\s/g, '');
  expect(text).toContain('Zutat119');
  expect(text).not.toContain('…');
});

test('draws any text without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), (text) => {
      const dishes = [{ ...paperDish.parse({ name: 'x' }), name: text, description: text, prices: [text] }];
      const paper = menuPaper.parse(drawMenuPaper.example.body);
      for (const kind of ['menu', 'allergens'] as const)
        drawPaper(look, { ...paper, kind, title: text, sections: [{ name: text, description: text, dishes }] });
    }),
    { numRuns: 40 },
  );
});
