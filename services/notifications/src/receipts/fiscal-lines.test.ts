import { expect, test } from '@jest/globals';
import type { FiscalProof } from '@theke/contracts/ordering/fiscal-proof';
import { readPdf } from '@theke/kit/testing/read-pdf';
import { encode } from 'uqr';
import { anOrder, aShop } from '../../testing/receipt-samples.ts';
import { layOut } from './lay-out.ts';
import { buildReceipt } from './receipt.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { receiptText } from './receipt-text.ts';

const printedAt = new Date('2026-11-21T18:31:00Z');
const how = { printedAt, mark: undefined, link: null };
const code =
  '_R1-AT0_MARILLO-1_1_2026-11-21T19:30:00_0,00_10,90_0,00_0,00_0,00_NLoiSHL3bsM=_C1_OJ16FcqeA7s=_MEUCIQDxq5Z0vZ8vY2Fs';
const proof: FiscalProof = {
  ...{ register: 'MARILLO-1', number: 1, receiptNumber: '2026-4711', kind: 'sale', state: 'signed' },
  issuedAt: '2026-11-21T18:30:00.000Z',
  vat: [{ rate: 10, net: 9.9091, tax: 0.9909, gross: 10.9 }],
  code,
  signature: 'MEUCIQDxq5Z0vZ8vY2Fs',
  details: [{ label: 'Seriennummer', value: 'A1B2' }],
  answeredAt: '2026-11-21T18:30:01.000Z',
};
const receiptOf = (fiscal?: readonly FiscalProof[]) => buildReceipt(anOrder({ fiscal }), aShop, how);
const textOf = (...fiscal: FiscalProof[]) => receiptText(layOut(receiptOf(fiscal), 48));

const unsigned = 'Dieser Ausdruck ist kein Kassenbeleg.';

// FISCAL-09
test('says that paper without a signature is no fiscal receipt', () => {
  expect(receiptText(layOut(receiptOf(), 48))).toContain(unsigned);
  expect(textOf()).toContain(unsigned);
});

// FISCAL-09
test('prints register, number, time, gross by VAT rate, and the lines and code of the till', () => {
  const paper = textOf(proof);
  for (const part of ['Kassenbeleg 2026-4711', 'Kassen-ID MARILLO-1, 21.11.2026, 19:30:00', 'Seriennummer: A1B2'])
    expect(paper).toContain(part);
  expect(paper).toMatch(/Betrag mit 10 % USt\. +10,90 €/);
  expect(paper).not.toContain(unsigned);
  expect(layOut(receiptOf([proof]), 48).flatMap((line) => line.code ?? [])).toEqual([code]);
});

// FISCAL-09
test('prints the signature of a till without a code', () => {
  const paper = textOf({ ...proof, code: '' });
  expect(paper).toContain(`Signatur: ${proof.signature}`);
  expect(textOf(proof)).not.toContain('Signatur:');
});

// FISCAL-09
test('names a failed security device and a reversal, whose sums are negative', () => {
  const vat = [{ rate: 10, net: -2.2727, tax: -0.2273, gross: -2.5 }];
  const paper = textOf(proof, { ...proof, kind: 'reversal', state: 'failed', receiptNumber: '2026-4712', vat });
  expect(paper.match(/Kassenbeleg 2026-\d+/g)).toEqual(['Kassenbeleg 2026-4711', 'Kassenbeleg 2026-4712']);
  expect(paper).toContain('Stornobuchung');
  expect(paper).toContain('Sicherheitseinrichtung ausgefallen');
  expect(paper).toMatch(/Betrag mit 10 % USt\. +-2,50 €/);
});

// FISCAL-09
test('draws the QR code of the till into the PDF', async () => {
  const { squares, text } = readPdf(await receiptPdf(receiptOf([proof]), 'Bestellung', printedAt));
  const dark = encode(code, { border: 0, ecc: 'M' }).data.flat().filter(Boolean).length;
  expect(squares).toHaveLength(dark);
  expect(text).toContain('QR-Code der Kasse');
});
