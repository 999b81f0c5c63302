import { type Fault, faultsOf } from '@theke/contracts/errors';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';

export type Draft = Record<string, unknown>;

/** Faults by path (`config.parts.0.name`) as the form library nests them; the first of a field stays. */
export function nestFaults(faults: readonly Fault[]): FieldErrors<Draft> {
  const errors: Record<string, unknown> = {};
  for (const { field, message, code } of faults) {
    if (!field) continue;
    const path = field.split('.');
    let at = errors;
    for (const step of path) {
      at[step] ??= {};
      at = at[step] as Record<string, unknown>;
    }
    if (at.message === undefined) Object.assign(at, { type: code, message });
  }
  return errors as FieldErrors<Draft>;
}

/** Checks a form with the very schema that the server checks with, and says the same sentences. */
export const draftResolver =
  (draft: z.ZodObject): Resolver<Draft> =>
  (values) => {
    const parsed = draft.safeParse(values, { reportInput: true });
    return parsed.success
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors: nestFaults(faultsOf(parsed.error, draft)) };
  };

/** All messages in nested errors with their paths, in the order of the form. */
export function flatFaults(errors: unknown, path: string[] = []): { field: string; message: string }[] {
  if (!errors || typeof errors !== 'object') return [];
  const { message } = errors as { message?: unknown };
  const own = typeof message === 'string' ? [{ field: path.join('.'), message }] : [];
  const inner = Object.entries(errors).flatMap(([key, value]) =>
    key === 'ref' || key === 'type' || key === 'message' ? [] : flatFaults(value, [...path, key]),
  );
  return [...own, ...inner];
}
