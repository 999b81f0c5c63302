// SQL of lists about the uses of pictures and files (`entity_use` of the kit, fed by images/pictures-shown.ts).

/** SQL expression: number of uses of a row. */
export const usesOf = (table: 'images' | 'uploads'): string =>
  `(select coalesce(sum(count), 0)::int from entity_use where target = ${table}.id)`;

/** SQL condition: anything uses the row. */
export const isUsed = (table: 'images' | 'uploads'): string =>
  `exists (select from entity_use where target = ${table}.id)`;

/** Conditions for `filter[isUsed]=`: none without the filter. */
export const usedCondition = (filter: string | undefined, table: 'images' | 'uploads'): string[] =>
  filter === undefined ? [] : [filter === 'true' ? isUsed(table) : `not ${isUsed(table)}`];
