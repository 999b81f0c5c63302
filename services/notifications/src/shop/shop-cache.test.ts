import { expect, test } from '@jest/globals';
import { logoDrawn } from '@theke/contracts/media/logo';
import type { Transaction } from '@theke/kit/database/database';
import { ShopCache } from './shop-cache.ts';

/** A database in which every tenant has logo `doc`, and a counter of its reads. */
function logosAre(doc: typeof logoDrawn.example) {
  const queries = { times: 0 };
  const query = async () => {
    queries.times += 1;
    return [{ doc }];
  };
  return { queries, tx: { query } as unknown as Transaction };
}

test.each([
  ['a logo', logoDrawn.example],
  ['a missing logo', { ...logoDrawn.example, logo: null }],
])('reads %s once per second of mails, and again after a change', async (_, doc) => {
  const { tx, queries } = logosAre(doc);
  const shops = new ShopCache();
  const read = (tenant: string) => shops.logo(tx, tenant);
  const logo = doc.logo ?? undefined;
  expect([await read('a'), await read('a'), queries.times]).toEqual([logo, logo, 1]);
  expect([await read('b'), queries.times]).toEqual([logo, 2]);
  shops.forget('a');
  expect([await read('a'), await read('b'), queries.times]).toEqual([logo, logo, 3]);
});
