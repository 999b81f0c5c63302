import type { Transaction } from '@theke/kit/database/database';

/** Which of these products are used: by other services, or anywhere in a document of catalog. */
export async function findUsedProducts(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `with texts as (
       select catalog as doc from (select doc -> 'catalog' as catalog from menus) as of_menus
       union all select doc -> 'config' from products where doc ->> 'type' = 'bundle'),
     mentioned as (
       select (regexp_matches(doc::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g'))[1]::uuid as id from texts)
     select distinct id from mentioned where id = any($1::uuid[])
     union select target from entity_use where target = any($1::uuid[])`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}
