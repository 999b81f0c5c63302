import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anOrder, aShop, orders } from '../../testing/receipt-samples.ts';
import { buildKitchenSlip } from './kitchen-slip.ts';
import { type Columns, layOut } from './lay-out.ts';
import { receiptText } from './receipt-text.ts';

const printedAt = new Date('2026-11-21T18:31:00Z');
const slip = (order = anOrder(), width: Columns = 48) =>
  layOut(buildKitchenSlip(order, aShop, { printedAt, mark: undefined }), width);
const [item] = anOrder().items;
if (!item) throw new Error('the example has no item');

test('keeps lines within the paper width and prints dishes in large type', () => {
  fc.assert(
    fc.property(orders, fc.constantFrom<Columns>(32, 48), (order, width) => {
      const lines = slip(order, width);
      for (const { text, isBig } of lines) expect(text.length * (isBig ? 2 : 1)).toBeLessThanOrEqual(width);
      expect(lines.filter(({ isBig }) => isBig).length).toBeGreaterThan(order.items.length);
    }),
  );
});

test('prints only choices that differ from the default', () => {
  const parts = [
    { name: 'Größe', values: ['Normal, 32 cm'], uploads: [], isUsual: true },
    { name: 'Teig', values: ['Vollkorn'], uploads: [] },
    { name: 'Belag', values: ['Salami piccante', 'Champignons'], uploads: [] },
    { name: 'Foto', values: [], uploads: ['a'] },
  ];
  const paper = receiptText(slip(anOrder({ items: [{ ...item, parts }] })));
  for (const line of ['Vollkorn', '+ Salami piccante', '+ Champignons', 'Foto: siehe Bestellung'])
    expect(paper).toContain(`\n  ${line}`);
  expect(paper).not.toContain('Normal');
});

test('prints no prices, and only the name of the guest', () => {
  const order = anOrder({
    appointment: '2026-11-21T19:15:00Z',
    comment: 'Nussallergie!',
    tableIdentifier: '7',
    items: [
      { ...item, amount: 2 },
      { ...item, amount: 0 },
    ],
  });
  expect(receiptText(slip(order))).toBe(`\
47                 20:15
Takeaway              Termin: Sa., 21.11., 20:15
Tisch 7
+----------------------------------------------+
| Nussallergie!                                |
+----------------------------------------------+
2 x Margherita
0 x Margherita
(gestrichen)
------------------------------------------------
Katharina Wiesinger          Bestellung K7M2XQPA
Gedruckt Sa., 21.11., 19:31
`);
});

// TABLE-08
test('prints fired courses under their headings, and leaves out those that wait', () => {
  const items = [
    { ...item, name: 'Tiramisù', course: 3 },
    { ...item, name: 'Bruschetta' },
    { ...item, name: 'Lasagne', course: 2 },
  ];
  const paper = receiptText(slip(anOrder({ items, firedCourse: 2 })));
  expect(paper).toContain('Gang 1\n1 x Bruschetta\nGang 2\n1 x Lasagne\n');
  expect(paper).not.toContain('Tiramis');
});
