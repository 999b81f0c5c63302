// The search in SQL and the one in TypeScript normalize texts alike.
import { expect, test } from '@jest/globals';
import { defineContract } from '@theke/contracts/service-contract';
import { searchText } from '@theke/rules/lists/search-text';
import fc from 'fast-check';
import { z } from 'zod';
import { runDuringTests } from '../../testing/run-during-tests.ts';
import { defineService } from '../service.ts';

const service = runDuringTests(
  defineService({
    contract: defineContract({ service: 'catalog' }),
    config: z.object({}),
    migrations: new URL('../../testing/sample-migrations/', import.meta.url),
    setup: () => ({ routes: [] }),
  }),
);

// SEARCH-05
test('search_text in SQL equals searchText', async () => {
  const letters = fc.constantFrom(
    ...'aeouqsßẞäöüÄÖÜéÉçñøØłŁæÆœŒıİςΣ ﬁ½',
    '\u0308',
    '\u0301',
    '\u00ad',
    '\u200b',
    'ue',
    'oe',
  );
  const texts = [
    ...fc.sample(
      fc.array(letters, { maxLength: 12 }).map((all) => all.join('')),
      500,
    ),
    'Strauß Sauerkraut Quelle Mueller Mu\u0308ller Café',
  ];
  const rows = await service().sql<{ said: string; found: string }>(
    'select said, search_text(said) as found from unnest($1::text[]) as said',
    [texts],
  );
  expect(rows.map(({ found }) => found)).toEqual(texts.map(searchText));
});
