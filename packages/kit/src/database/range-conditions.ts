import { rangeKeys } from '@theke/contracts/list-query';

/**
 * The ends of the ranges that a list is asked for, as conditions: from included, until excluded. What they compare with is put
 * at the end of `values`.
 * @param columns by the field's name: what stands for it in SQL
 */
export function rangeConditions(
  filter: Readonly<Record<string, string | undefined>> | undefined,
  columns: Readonly<Record<string, string>>,
  values: unknown[],
): string[] {
  return Object.entries(columns).flatMap(([name, column]) =>
    rangeKeys(name).flatMap((key, end) => {
      const value = filter?.[key];
      return value === undefined ? [] : [`${column} ${end === 0 ? '>=' : '<'} $${values.push(value)}`];
    }),
  );
}
