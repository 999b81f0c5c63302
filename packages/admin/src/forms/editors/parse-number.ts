import { possibleNumbers } from '@theke/rules/texts/possible-numbers';
import { messages } from '../../messages.de.ts';

const numbersMessages = messages.numbers;

/**
 * Parses a number in local notation: "1.234,50", "1234,5", "10.9", "9,90 €". All decimals of the back office are
 * parsed here.
 * @returns null for an empty text; NaN for an invalid or ambiguous one ("1.234", "1,234.50"), see `numberFault`
 */
export function parseNumber(text: string): number | null {
  if (text.trim() === '') return null;
  const [number, alternative] = possibleNumbers(text);
  return number === undefined || alternative !== undefined ? Number.NaN : Number(number);
}

/**
 * Error message for a text that `parseNumber` cannot read, with both readings if it is ambiguous; undefined if it is
 * valid.
 * @param noNumber message for a text that is not a number
 */
export function numberFault(text: string, noNumber: string = numbersMessages.noNumber): string | undefined {
  if (text.trim() === '') return undefined;
  const [number, alternative] = possibleNumbers(text).map((meaning) => meaning.replace('.', ','));
  if (number === undefined) return noNumber;
  return alternative === undefined ? undefined : numbersMessages.ambiguous(text.trim(), number, alternative);
}
