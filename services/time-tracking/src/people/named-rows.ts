import { copied } from '../copies.ts';

/**
 * Subquery of a people's table with each person's name; empty for a deleted person.
 * @param more further columns of the person's copy `c.doc`
 */
export const namedRows = (table: string, as: string, more = ''): string =>
  `(select r.*, coalesce((c.doc ->> 'firstName') || ' ' || (c.doc ->> 'lastName'), '') as name${more}
  from ${table} r left join copy c on c.kind = '${copied.stores.users.kind}' and c.id = r.person_id) as ${as}`;
