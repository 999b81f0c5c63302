import { expect, test } from '@jest/globals';
import { printable } from '@theke/kit/printable';
import { readPdf } from '@theke/kit/testing/read-pdf';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { displayTotals, fromPricingResult } from '@theke/rules/price/totals';
import fc from 'fast-check';
import { encode } from 'uqr';
import { type Printed, readPrinterBytes } from '../../testing/read-printer-bytes.ts';
import { anOrder, aShop, orders } from '../../testing/receipt-samples.ts';
import { buildKitchenSlip } from './kitchen-slip.ts';
import { type Columns, layOut } from './lay-out.ts';
import { type PrinterLanguage, printerBytes } from './printer-bytes.ts';
import { buildReceipt, testReceipt } from './receipt.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { receiptText } from './receipt-text.ts';

const printedAt = new Date('2026-11-21T18:31:00Z');
const link = 'https://marillo.example/status/K7M2XQPA/rT3xG0cQ1mJ8vXb5yWkZ2nLpA7dS9eFhUuOoIi4-K6E';
const once: { printedAt: Date; mark: string | undefined; link: string | null } = { printedAt, mark: undefined, link };
const columns = fc.constantFrom<Columns>(32, 48);
const languages: PrinterLanguage[] = ['esc-pos', 'star-prnt', 'star-line'];
const textOf = (order = anOrder(), how = once, width: Columns = 48) =>
  receiptText(layOut(buildReceipt(order, aShop, how), width));

test('keeps lines within the paper width and uses only printable characters', () => {
  fc.assert(
    fc.property(orders, columns, fc.constantFrom(undefined, 'DUPLIKAT'), (order, width, mark) => {
      for (const line of layOut(buildReceipt(order, aShop, { printedAt, mark, link }), width)) {
        expect(line.text.length * (line.isBig ? 2 : 1)).toBeLessThanOrEqual(width);
        expect(line.text).toMatch(/^[\u0020-\u007e\u00a1-\u00ff€]*$/);
      }
    }),
  );
});

// MSG-06, DEPOSIT-05
test('prints every amount of the totals and every item', () => {
  fc.assert(
    fc.property(orders, columns, (order, width) => {
      const paper = textOf(order, once, width);
      const euro = (amount: number) => printable(formatMoney(toMoney(amount), 'EUR'));
      const { gross, net, taxes } = displayTotals(fromPricingResult(order.totals));
      for (const amount of [gross, net, ...taxes.map(({ tax }) => tax)]) expect(paper).toContain(euro(amount / 10_000));
      for (const item of order.items.filter(({ amount }) => amount > 0)) expect(paper).toContain(euro(item.gross));
      const { deposit } = order.totals;
      if (deposit) expect(paper).toMatch(/\nPfand +\d/);
      if (deposit) expect(paper).toContain(euro(deposit.gross));
      if (order.totals.delivery.gross > 0) expect(paper).toContain(euro(order.totals.delivery.gross));
      expect(paper).toContain(`\n${order.ticketNumber ?? order.uid}`);
    }),
  );
});

// TIP-09
test('prints a tip below the VAT lines, with what the guest pays; total and VAT stay without it', () => {
  const [plain, tipped] = [textOf(), textOf(anOrder({ tip: 1.1 }))];
  const added = tipped.split('\n').filter((line) => !plain.split('\n').includes(line));
  expect(added.map((line) => line.replaceAll(/\s+/g, ' ').trim())).toEqual(['Trinkgeld 1,10 €', 'Zu zahlen 12,00 €']);
  expect(tipped.indexOf('Trinkgeld')).toBeGreaterThan(tipped.indexOf('Netto'));
  expect(textOf(anOrder({ tip: 1.1, isPaid: true }))).toMatch(/Bezahlt +12,00/);
});

test('prints complete names on narrow paper', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 200 }), columns, (name, width) => {
      const [item] = anOrder().items;
      if (!item) throw new Error('the example has no item');
      const bare = (text: string) => text.replaceAll(/\s/g, '');
      expect(bare(textOf(anOrder({ items: [{ ...item, name }] }), once, width))).toContain(
        bare(printable(name)).slice(0, width - 20),
      );
    }),
  );
});

test('cuts long text of guests, marks the cut and drops nothing else', () => {
  const [item] = anOrder().items;
  if (!item) throw new Error('the example has no item');
  const long = 'Alles Gute zum Geburtstag! '.repeat(75);
  const items = Array.from({ length: 100 }, () => ({
    ...item,
    parts: [{ name: 'Text', values: [long], uploads: [] }],
  }));
  const order = anOrder({ items, comment: long });
  for (const width of [32, 48] as const) {
    const paper = textOf(order, once, width).split('\n');
    expect(paper.length).toBeLessThan(500); // Two metres.
    expect(paper.filter((line) => line.includes('(gekürzt)'))).toHaveLength(101);
    expect(paper.filter((line) => line.includes(printable(item.name)))).toHaveLength(100);
    expect(paper.join('\n')).toContain('Gesamt');
  }
  const short = textOf(anOrder({ comment: 'Bitte ohne Zwiebel. '.repeat(20) }));
  expect(short).not.toContain('gekürzt');
});

test.each(languages)('%s: decodes the bytes to the laid-out lines', async (language) => {
  await fc.assert(
    fc.asyncProperty(orders, columns, async (order, width) => {
      const lines = layOut(buildReceipt(order, aShop, once), width).filter(({ code }) => code === undefined);
      const printed = readPrinterBytes(await printerBytes(lines, language, width), language);
      expect(printed.dots).toEqual([]);
      const shown = (some: Printed['lines']) =>
        some.map(({ text, isBig, isBold }) => ({ text: text.trimEnd(), ...(text.trim() && { isBig, isBold }) }));
      expect(shown(printed.lines.slice(0, lines.length))).toEqual(shown(lines));
      expect(printed.lines.slice(lines.length).every(({ text }) => text === '')).toBe(true);
      expect(printed.cuts).toBe(1);
      expect(new Set(printed.codepages)).toEqual(new Set([language === 'esc-pos' ? 19 : 4]));
    }),
    { numRuns: 40 },
  );
});

test('encodes umlauts and the euro sign in code page 858', async () => {
  for (const language of languages) {
    const bytes = Buffer.from(await printerBytes([{ text: 'äöüÄÖÜß€', isBig: false, isBold: false }], language, 48));
    expect(bytes.toString('latin1')).toContain('\x84\x94\x81\x8e\x99\x9a\xe1\xd5');
  }
});

test('replaces characters outside of the code page one by one', () => {
  expect(printable('„Crème brûlée“ – Škoda\u00a0½…')).toBe('"Crème brûlée" - Skoda ½...');
  expect(printable('寿司 🍣 Pho\u0323')).toBe('?? ? Pho');
});

test('prints a takeaway receipt', () => {
  expect(textOf(anOrder({ appointment: '2026-11-21T19:15:00Z', comment: 'Bitte gut durchbacken.' }))).toBe(`\
                Pizzeria Marillo
               Marillo Josefstadt
       Josefstädter Straße 84, 1080 Wien
                   +43152345
------------------------------------------------
47                 20:15
Takeaway              Termin: Sa., 21.11., 20:15
+----------------------------------------------+
| Bitte gut durchbacken.                       |
+----------------------------------------------+
1 x Margherita                           10,90 €
------------------------------------------------
Gesamt                                   10,90 €
Netto                                     9,91 €
USt. 10 %                                 0,99 €
Barzahlung
     Dieser Ausdruck ist kein Kassenbeleg.
------------------------------------------------
Katharina Wiesinger
+436641234567

              Bestellung verfolgen
             marillo.example/status
                    K7M2XQPA

    Bestellung K7M2XQPA, Sa., 21.11., 19:30
          Gedruckt Sa., 21.11., 19:31
`);
});

test('marks a duplicate at both ends and prints the delivery address', () => {
  const order = anOrder({
    deliveryType: 'delivery',
    paymentMethod: 'card',
    isPaid: true,
    contact: {
      firstName: 'Katharina',
      companyName: 'Wiesinger KG',
      street: 'Rechnungsgasse 1',
      deliveryAddress: {
        companyName: '',
        street: 'Lange Gasse 12',
        stairway: '2',
        floor: '3',
        door: '14',
        zipCode: '1080',
        city: 'Wien',
        country: 'AT',
      },
    },
  });
  const paper = textOf(order, { printedAt, mark: 'DUPLIKAT', link });
  expect(paper.match(/DUPLIKAT/g)).toHaveLength(2);
  expect(paper).toContain('Lieferadresse:\nLange Gasse 12\nStiege 2, Stock 3, Tür 14\n1080 Wien');
  expect(paper).not.toContain('Rechnungsgasse');
  expect(paper).toContain('Karte (online) - Bezahlt');
  expect(textOf(order)).not.toContain('DUPLIKAT');
});

test('prints a removed item without a price and marks it', () => {
  const [item] = anOrder().items;
  const paper = textOf(anOrder({ items: [{ ...item!, amount: 0 }] }));
  expect(paper).toContain('0 x Margherita (gestrichen)\n');
});

// PRODUCT-09
test('prints parts below their item, and a bundle as one item', () => {
  const [item] = anOrder().items;
  const parts = [
    { name: 'Größe', values: ['groß'], uploads: [] },
    { name: 'Getränk', values: ['Almdudler', 'Wasser'], uploads: [] },
    { name: 'Foto', values: [], uploads: ['0199f000-0000-7000-8000-00000000000f'] },
  ];
  expect(textOf(anOrder({ items: [{ ...item!, parts }] }))).toContain(
    '\n  Größe: groß\n  Getränk: Almdudler, Wasser\n  Foto: 1 Datei\n',
  );
});

// MSG-04
test("prints the device's name, umlauts and the euro sign on a test", () => {
  const paper = receiptText(layOut(testReceipt('Bondrucker Küche', aShop, printedAt), 32));
  for (const part of ['Testdruck', 'Bondrucker Küche', 'ä ö ü Ä Ö Ü ß', '12,34 €']) expect(paper).toContain(part);
});

// PRICE-12, DEPOSIT-08
test('announces hidden prices and totals instead of printing them', () => {
  const order = anOrder();
  const totals = { ...order.totals, deposit: { net: 0.25, tax: 0, gross: 0.25 } };
  const paper = textOf({ ...order, totals, items: order.items.map((item) => ({ ...item, isPriceHidden: true })) });
  expect(paper).toMatch(/Gesamt +folgt/);
  expect(paper).not.toMatch(/Netto|USt\.|Pfand/);
  expect(textOf()).not.toContain('folgt');
});

// DISC-12
test('prints each discount above the total, and none with hidden prices', () => {
  const order = anOrder();
  const line = {
    id: order.uid,
    kind: 'percent',
    name: 'Mittag',
    percent: 10,
    gross: 1.09,
    rates: { '10': 1.09 },
  } as const;
  const totals = { ...order.totals, discounts: [line] };
  expect(textOf({ ...order, totals })).toMatch(/Mittag +-1,09\s€\s+Gesamt/);
  const items = order.items.map((item) => ({ ...item, isPriceHidden: true }));
  expect(textOf({ ...order, totals, items })).not.toContain('Mittag');
});

// PRICE-11
test('prints "ab" before a minimum price', () => {
  const order = anOrder();
  const as = (calculationModel: 'minimum' | 'approximate') =>
    textOf({ ...order, items: order.items.map((item) => ({ ...item, isEstimated: true, calculationModel })) });
  expect(as('minimum')).toMatch(/ ab \d/);
  expect(as('approximate')).toMatch(/ ca\. \d/);
  expect(as('approximate')).not.toMatch(/ ab \d/);
});

test('renders the PDF on one page of the roll with the euro sign and a standard font', async () => {
  const pdf = (await receiptPdf(buildReceipt(anOrder(), aShop, once), 'Bestellung K7M2XQPA', printedAt)).toString(
    'latin1',
  );
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toContain('/MediaBox [0 0 226.77');
  expect(pdf).toContain('/Encoding /WinAnsiEncoding');
  expect(pdf).not.toContain('/FontFile');
});

test('renders everything printed in the PDF too, on one page of any length', async () => {
  const bare = (text: string) => text.replaceAll(/\s/g, '');
  await fc.assert(
    fc.asyncProperty(orders, fc.constantFrom(undefined, 'DUPLIKAT'), async (order, mark) => {
      const receipt = buildReceipt(order, aShop, { printedAt, mark, link });
      const pdf = await receiptPdf(receipt, 'Bestellung', printedAt);
      const pdfText = bare(readPdf(pdf).text);
      for (const { kind, ...row } of receipt) {
        const { link, ...line } = row as typeof row & { link?: string };
        for (const text of Object.values(line).flat())
          if (typeof text === 'string') expect(pdfText).toContain(bare(printable(text)));
      }
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    }),
    { numRuns: 30 },
  );
});

test("frames only the guest's note, below the number", async () => {
  const frames = async (order: ReturnType<typeof anOrder>) =>
    readPdf(await receiptPdf(buildReceipt(order, aShop, once), 'Bestellung', printedAt)).frames;
  const noted = anOrder({ comment: 'Erdnussallergie! '.repeat(8) });
  expect([await frames(anOrder()), await frames(noted)]).toEqual([0, 1]);
  for (const width of [32, 48] as const) {
    const lines = textOf(noted, once, width).split('\n');
    const [top, bottom] = [
      lines.findIndex((line) => /^\+-+\+$/.test(line)),
      lines.findLastIndex((line) => /^\+-+\+$/.test(line)),
    ];
    expect(lines.slice(top + 1, bottom).every((line) => /^\| .* \|$/.test(line) && line.length === width)).toBe(true);
    expect(lines.findIndex((line) => line.startsWith('47'))).toBeLessThan(top);
    expect(bottom).toBeLessThan(lines.findIndex((line) => line.includes('Margherita')));
  }
});

test('prints the expected window in large type if no time was agreed', () => {
  const order = anOrder({ expectedFrom: '2026-11-21T18:50:00Z', expectedUntil: '2026-11-21T19:00:00Z' });
  const lines = layOut(buildReceipt(order, aShop, once), 48);
  expect(lines.find(({ text }) => text.includes('19:50 - 20:00'))).toMatchObject({ isBig: true });
  expect(lines.some(({ text }) => text.endsWith('Erwartet: Sa., 21.11., 19:50'))).toBe(true);
  // On narrow paper below each other, both complete.
  const narrow = textOf(order, once, 32).split('\n');
  for (const whole of ['47 19:50 - 20:00', 'Takeaway', 'Erwartet: Sa., 21.11., 19:50'])
    expect(narrow.map((line) => line.replaceAll(/ +/g, ' '))).toContain(whole);
});

// The dots of both papers must equal the code of the link; https://github.com/unjs/uqr tests the encoding itself.
const dark = encode(link, { border: 0, ecc: 'M' }).data;

test.each(languages)('%s: prints the QR code of the order’s page dot by dot on both paper widths', async (language) => {
  for (const width of [32, 48] as const) {
    const paper = layOut(buildReceipt(anOrder(), aShop, once), width);
    const { dots } = readPrinterBytes(await printerBytes(paper, language, width), language);
    const each = Math.floor((dots[0] ?? []).lastIndexOf(true) / dark.length) + 1;
    expect(each).toBeGreaterThanOrEqual(3);
    expect((dots[0] ?? []).length).toBeLessThan(width * 12);
    for (const half of [0, each - 1])
      expect(dark.map((row, y) => row.map((_, x) => dots[y * each + half]?.[x * each + half]))).toEqual(dark);
    expect(dots.slice(dark.length * each).flat()).not.toContain(true);
  }
});

test('renders the QR code in the PDF, but not without an order page and not for the kitchen', async () => {
  const squaresOf = async (receipt: ReturnType<typeof buildReceipt>) =>
    readPdf(await receiptPdf(receipt, 'Bestellung', printedAt)).squares;
  const squares = await squaresOf(buildReceipt(anOrder(), aShop, once));
  const [left, top] = [Math.min(...squares.map(({ x }) => x)), Math.min(...squares.map(({ y }) => y))];
  const at = squares.map(({ x, y, size }) => `${Math.round((y - top) / size)} ${Math.round((x - left) / size)}`);
  expect(at).toEqual(dark.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${y} ${x}`] : []))));

  const nowhere = buildReceipt(anOrder(), aShop, { ...once, link: null });
  const slip = buildKitchenSlip(anOrder(), aShop, { printedAt, mark: undefined });
  expect([await squaresOf(nowhere), await squaresOf(slip)]).toEqual([[], []]);
  expect(receiptText(layOut(nowhere, 48))).not.toContain('verfolgen');
});

// TABLE-12
test('lists the payments of an order at its table, each with its tip', () => {
  const part = { settlement: 'a', rates: {}, at: '2026-11-21T19:00:00.000Z' };
  const payments = [
    { ...part, method: 'cash' as const, gross: 12, tip: 1 },
    { ...part, method: 'atm-card' as const, gross: 6.8 },
  ];
  const paper = textOf(anOrder({ payments })).replaceAll('\u00a0', ' ');
  expect(paper).toMatch(/Bezahlt: Barzahlung +13,00 €/);
  expect(paper).toMatch(/Bezahlt: Bankomatkarte +6,80 €/);
});
