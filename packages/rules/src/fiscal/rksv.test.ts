import { webcrypto } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Money, money } from '../money/money.ts';
import { fromBase64, toBase64, toBytes } from './base64.ts';
import { computeChainValue } from './chain-value.ts';
import { checkReceipts } from './check-receipts.ts';
import { formatReceiptData, parseReceiptData, type ReceiptData, toReceiptTime } from './receipt-data.ts';
import { noRksvSums, type RksvSums, toRksvSums, totalOfRksvSums } from './rksv-sums.ts';
import {
  deviceFailed,
  isReceiptSigned,
  readSignedReceipt,
  signReceipt,
  toMachineReadableCode,
} from './signed-receipt.ts';
import { decryptTurnover, encryptTurnover, reversalMark, trainingMark } from './turnover-counter.ts';

const subtle = webcrypto.subtle as unknown as SubtleCrypto;
const register = 'CASHBOX-DEMO-1';
/** Key of the Ministry's test cases. */
const turnoverKey = fromBase64('WQRtiiya3hYh/Uz44Bv3x8ETl1nrH6nCdErn69g5/lU=');

let keys: CryptoKeyPair;
beforeAll(async () => {
  keys = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
});

const sum: fc.Arbitrary<Money> = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((cents) => money(cents * 100));
const sums: fc.Arbitrary<RksvSums> = fc.record({ normal: sum, reduced1: sum, reduced2: sum, zero: sum, special: sum });
const name = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/);

// FISCAL-05
test('adds up gross amounts by VAT rate: 4.9 and 19 % are special', () => {
  const amount = (rate: number, gross: number) => ({ rate, gross: money(gross) });
  expect(
    toRksvSums([
      amount(20, 1),
      amount(10, 20),
      amount(13, 300),
      amount(0, 4_000),
      amount(19, 50_000),
      amount(4.9, 600_000),
    ]),
  ).toEqual({ normal: 1, reduced1: 20, reduced2: 300, zero: 4_000, special: 650_000 });
  expect(() => toRksvSums([amount(7, 100)])).toThrow('no Austrian VAT rate: 7 %');
});

// FISCAL-05
test('the five sums have the total of the amounts', () => {
  const rate = fc.constantFrom(20, 10, 13, 0, 19, 4.9);
  fc.assert(
    fc.property(fc.array(fc.record({ rate, gross: sum })), (vat) => {
      expect(totalOfRksvSums(toRksvSums(vat))).toBe(vat.reduce((total, { gross }) => total + gross, 0));
    }),
  );
});

// FISCAL-06
test('writes the data in the published order, with a comma and local time', () => {
  const data: ReceiptData = {
    suite: 'R1-AT1',
    register: 'DEMO-CASH-BOX524',
    receiptNumber: '366585AB',
    issuedAt: toReceiptTime(new Date('2015-12-17T10:23:43.900Z')),
    sums: { ...noRksvSums, normal: money(50_000), reduced2: money(90_000), zero: money(133_000), special: money(-500) },
    turnover: trainingMark,
    certificate: '245abcde',
    chain: 'OJ16FcqeA7s=',
  };
  expect(formatReceiptData(data)).toBe(
    '_R1-AT1_DEMO-CASH-BOX524_366585AB_2015-12-17T11:23:43_5,00_0,00_9,00_13,30_-0,05_VFJB_245abcde_OJ16FcqeA7s=',
  );
});

// FISCAL-06
test('reads what it wrote', () => {
  const text = name;
  const receipt = fc.record({
    ...{
      suite: text,
      register: text,
      receiptNumber: text,
      issuedAt: text,
      sums,
      turnover: text,
      certificate: text,
      chain: text,
    },
  });
  fc.assert(fc.property(receipt, (data) => expect(parseReceiptData(formatReceiptData(data))).toEqual(data)));
});

describe('turnover counter', () => {
  // FISCAL-07: a published result of the Ministry's test scenario 2, receipt 82.
  test('encrypts a start receipt like the reference till', async () => {
    const receipt = { register, receiptNumber: 'CASHBOX-DEMO-1-Receipt-ID-82' };
    expect(await encryptTurnover(subtle, turnoverKey, receipt, 0n)).toBe('NLoiSHL3bsM=');
  });

  // FISCAL-07
  test('decrypts to the sum, also below zero', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), name, async (cents, receiptNumber) => {
        const encrypted = await encryptTurnover(subtle, turnoverKey, { register, receiptNumber }, cents);
        expect(fromBase64(encrypted)).toHaveLength(8);
        expect(await decryptTurnover(subtle, turnoverKey, { register, receiptNumber }, encrypted)).toBe(cents);
      }),
    );
  });

  test('marks training and reversal receipts', () => {
    expect([trainingMark, reversalMark]).toEqual(['TRA', 'STO'].map((mark) => toBase64(toBytes(mark))));
  });
});

// FISCAL-06
test('puts the signature into the code in standard base64, and the words of a failed device', async () => {
  const data = '_R1-AT0_K_1_2026-11-21T19:30:00_1,00_0,00_0,00_0,00_0,00_AAAA_C_AAAA';
  const signed = await signReceipt(subtle, data, keys.privateKey);
  expect(await isReceiptSigned(subtle, signed, keys.publicKey)).toBe(true);
  const code = toMachineReadableCode(signed) as string;
  expect(code.split('_')).toHaveLength(14);
  expect(code.startsWith(`${data}_`)).toBe(true);
  expect(fromBase64(code.split('_').at(-1) as string)).toHaveLength(64);
  const failed = await signReceipt(subtle, data, undefined);
  expect(readSignedReceipt(failed)).toMatchObject({ data, isSigned: false });
  expect(toMachineReadableCode(failed)).toBe(`${data}_${toBase64(toBytes(deviceFailed))}`);
  expect(await isReceiptSigned(subtle, failed, keys.publicKey)).toBe(false);
});

type Made = { kind: 'sale' | 'reversal' | 'training'; sums: RksvSums; isFailed: boolean };

/** Signs receipts like a till: a start receipt of zero, then the given ones. */
async function signAll(made: readonly Made[]): Promise<string[]> {
  const receipts: string[] = [];
  let turnover = 0n;
  for (const [index, { kind, sums: amounts, isFailed }] of [start, ...made].entries()) {
    const receiptNumber = String(index + 1);
    if (kind !== 'training') turnover += BigInt(totalOfRksvSums(amounts) / 100);
    const counter = await encryptTurnover(subtle, turnoverKey, { register, receiptNumber }, turnover);
    const data = formatReceiptData({
      ...{
        suite: 'R1-AT0',
        register,
        receiptNumber,
        issuedAt: '2026-11-21T19:30:00',
        sums: amounts,
        certificate: 'C1',
      },
      turnover: { sale: counter, reversal: reversalMark, training: trainingMark }[kind],
      chain: await computeChainValue(subtle, receipts.at(-1) ?? register),
    });
    receipts.push(await signReceipt(subtle, data, isFailed ? undefined : keys.privateKey));
  }
  return receipts;
}
const start: Made = { kind: 'sale', sums: noRksvSums, isFailed: false };
const made: fc.Arbitrary<Made> = fc.record({
  kind: fc.constantFrom('sale', 'reversal', 'training' as const),
  sums,
  isFailed: fc.boolean(),
});
const check = (receipts: readonly string[]) =>
  checkReceipts(subtle, receipts, { register, publicKey: keys.publicKey, turnoverKey });

describe('receipts of a register', () => {
  // FISCAL-08
  test('are verified from the start receipt on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(made, { maxLength: 6 }), async (all) => {
        expect(await check(await signAll(all))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  // FISCAL-08
  test('any changed character is found', async () => {
    const receipts = await signAll([
      { kind: 'sale', sums: { ...noRksvSums, reduced1: money(109_000) }, isFailed: false },
      { kind: 'reversal', sums: { ...noRksvSums, reduced1: money(-25_000) }, isFailed: false },
      { kind: 'sale', sums: { ...noRksvSums, normal: money(36_000) }, isFailed: false },
    ]);
    const place = fc
      .nat(receipts.length - 1)
      .chain((at) => fc.record({ at: fc.constant(at), index: fc.nat((receipts[at] as string).length - 1) }));
    await fc.assert(
      fc.asyncProperty(place, fc.constantFrom('A', 'b', '7'), async ({ at, index }, character) => {
        const jws = receipts[at] as string;
        const isLast = at === receipts.length - 1 && index === jws.length - 1;
        fc.pre(jws[index] !== character && !isLast);
        const changed = receipts.with(at, jws.slice(0, index) + character + jws.slice(index + 1));
        expect(await check(changed)).not.toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  // FISCAL-08
  test('a receipt that is left out, doubled or moved is found', async () => {
    const receipts = await signAll(
      [start, start, start].map((one, index) => ({ ...one, sums: { ...noRksvSums, zero: money(100 * index) } })),
    );
    const [first = '', second = '', third = '', fourth = ''] = receipts;
    for (const wrong of [
      [first, third, fourth],
      [second, third, fourth],
      [first, second, second, third],
      [first, third, second, fourth],
    ])
      expect(await check(wrong)).not.toEqual([]);
  });

  // FISCAL-07
  test('a wrong turnover is found, although its receipt is signed', async () => {
    const receipts = await signAll([start]);
    const data = parseReceiptData(readSignedReceipt(receipts[1] as string)?.data ?? '') as ReceiptData;
    const turnover = await encryptTurnover(subtle, turnoverKey, data, 1n);
    const signed = await signReceipt(subtle, formatReceiptData({ ...data, turnover }), keys.privateKey);
    expect(await check([receipts[0] as string, signed])).toEqual([{ at: 1, fault: 'turnover' }]);
  });
});
