import { type Fault, toFaults } from '@theke/contracts/errors';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';

export type Draft = Record<string, unknown>;

/** Nests faults by path (`config.parts.0.name`) as react-hook-form does; only the first fault of a field is used. */
export function nestFaults(faults: readonly Fault[]): FieldErrors<Draft> {
  const errors: Record<string, unknown> = {};
  for (const { field, message, code } of faults) {
    if (!field) continue;
    const path = field.split('.');
    let node = errors;
    for (const step of path) {
      node[step] ??= {};
      node = node[step] as Record<string, unknown>;
    }
    if (node.message === undefined) Object.assign(node, { type: code, message });
  }
  return errors as FieldErrors<Draft>;
}

/** Validates a form with the schema that the server uses, so the messages are the same. */
export const draftResolver =
  (draft: z.ZodObject): Resolver<Draft> =>
  (values) => {
    const parsed = draft.safeParse(values, { reportInput: true });
    return parsed.success
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors: nestFaults(toFaults(parsed.error, draft)) };
  };

/** Flattens nested errors to messages with their paths, in the order of the form. */
export function flatFaults(errors: unknown, path: string[] = []): { field: string; message: string }[] {
  if (!errors || typeof errors !== 'object') return [];
  const { message } = errors as { message?: unknown };
  const ownFaults = typeof message === 'string' ? [{ field: path.join('.'), message }] : [];
  const innerFaults = Object.entries(errors).flatMap(([key, value]) =>
    key === 'ref' || key === 'type' || key === 'message' ? [] : flatFaults(value, [...path, key]),
  );
  return [...ownFaults, ...innerFaults];
}
