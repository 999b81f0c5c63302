import { rangeKeys } from '@theke/contracts/list-query';

/**
 * SQL conditions for the range filters of a list: from inclusive, until exclusive. Appends the limits to `values`.
 * @param columns SQL expression by field name
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
