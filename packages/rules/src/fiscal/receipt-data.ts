import { type Money, money } from '../money/money.ts';
import { localTime } from '../time/local-time.ts';
import { type RksvSums, rksvSumNames } from './rksv-sums.ts';

/**
 * Data of an Austrian receipt that are signed (RKSV § 10 (2) nos. 1 to 7), in the order of the Ministry's reference
 * code, which cites paragraphs 4 and 5 of the detailed specification.
 */
export type ReceiptData = {
  /** Algorithm suite and trust service provider: "R1-AT0" is a closed system without a provider. */
  readonly suite: string;
  /** "Kassen-ID", unique within the business (RKSV § 5 (4)). */
  readonly register: string;
  /** "Belegnummer" */
  readonly receiptNumber: string;
  /** "Beleg-Datum-Uhrzeit": local time of Austria without a zone, 2026-11-21T19:30:00. */
  readonly issuedAt: string;
  readonly sums: RksvSums;
  /** "Stand-Umsatz-Zaehler" in base64, or the mark of a training or reversal receipt. */
  readonly turnover: string;
  /** "Zertifikat-Seriennummer"; for a closed system, the business and its key. */
  readonly certificate: string;
  /** "Sig-Voriger-Beleg" in base64. */
  readonly chain: string;
};

/** "Beleg-Datum-Uhrzeit" of an instant. */
export const toReceiptTime = (at: Date): string =>
  new Date(localTime('Europe/Vienna', at.getTime())).toISOString().slice(0, 19);

/** Two decimals after a comma: -12,50. @param sum in whole cents */
function formatSum(sum: Money): string {
  const cents = Math.abs(sum) / 100;
  const whole = Math.floor(cents / 100);
  return `${sum < 0 ? '-' : ''}${whole},${String(cents % 100).padStart(2, '0')}`;
}

/** Reads a sum with a comma. @returns undefined if it has not two decimals */
function parseSum(text: string): Money | undefined {
  if (!/^-?\d{1,9},\d\d$/.test(text)) return undefined;
  return money(Number(text.replace(',', '')) * 100);
}

/**
 * The text that is signed and begins the machine-readable code: the data joined by underscores. No value may contain
 * one.
 */
export const formatReceiptData = ({ suite, register, receiptNumber, issuedAt, sums, ...rest }: ReceiptData): string =>
  [
    '',
    ...[suite, register, receiptNumber, issuedAt],
    ...rksvSumNames.map((name) => formatSum(sums[name])),
    ...[rest.turnover, rest.certificate, rest.chain],
  ].join('_');

/** Reads the signed text. @returns undefined if it does not have the published form */
export function parseReceiptData(text: string): ReceiptData | undefined {
  const [start, suite, register, receiptNumber, issuedAt, ...values] = text.split('_');
  const [normal, reduced1, reduced2, zero, special] = values.slice(0, 5).map(parseSum);
  const [turnover, certificate, chain] = values.slice(5);
  if (start !== '' || values.length !== 8 || !suite || !register || !receiptNumber || !issuedAt) return undefined;
  if (!turnover || !certificate || !chain) return undefined;
  if ([normal, reduced1, reduced2, zero, special].includes(undefined)) return undefined;
  const sums = { normal, reduced1, reduced2, zero, special } as RksvSums;
  return { suite, register, receiptNumber, issuedAt, sums, turnover, certificate, chain };
}
