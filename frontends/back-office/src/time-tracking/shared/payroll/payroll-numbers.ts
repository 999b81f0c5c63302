import { payrollNumbers } from '@theke/contracts/time-tracking/month-file';
import { z } from 'zod';

export type PayrollNumber = keyof typeof payrollNumbers;
export type TypedNumbers = Record<PayrollNumber, string>;

export const payrollNumberNames = Object.keys(payrollNumbers) as PayrollNumber[];

const numbers = z.object(payrollNumbers);

export const isOptional = (name: PayrollNumber): boolean => payrollNumbers[name].safeParse(undefined).success;

/** Returns the request for the typed numbers, and the fields with invalid ones. */
export function sentNumbers(typed: TypedNumbers) {
  const trimmed = Object.entries(typed).map(([name, text]) => [name, text.trim()] as const);
  const sent = Object.fromEntries(trimmed.filter(([, text]) => text !== '')) as Partial<TypedNumbers>;
  const wrong = new Set(numbers.safeParse(sent).error?.issues.map(({ path }) => path[0] as PayrollNumber));
  return { sent, wrong };
}

const key = 'theke.payroll-numbers';
const nothing = Object.fromEntries(payrollNumberNames.map((name) => [name, ''])) as TypedNumbers;

/** The numbers typed last on this device. */
export function lastNumbers(): TypedNumbers {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return { ...nothing, ...z.partialRecord(z.enum(payrollNumberNames), z.string()).parse(stored) };
  } catch {
    return nothing;
  }
}

export function rememberNumbers(typed: TypedNumbers): void {
  try {
    localStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Without storage they must be typed again.
  }
}
