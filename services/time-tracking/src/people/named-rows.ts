import { known } from '../copies.ts';

/**
 * Rows of people as a subquery, with the name of each person; of somebody who is no longer there it is empty.
 * @param more other columns, of `c.doc`: what is known of the person
 */
export const namedRows = (table: string, as: string, more = ''): string =>
  `(select r.*, coalesce((c.doc ->> 'lastName') || ' ' || (c.doc ->> 'firstName'), '') as name${more}
  from ${table} r left join copy c on c.kind = '${known.stores.users.kind}' and c.id = r.person_id) as ${as}`;
