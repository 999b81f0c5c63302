import { expect, test } from '@jest/globals';
import { branches } from './catalog/branch.ts';
import { config } from './identity/config.ts';

// Wherever a business names an address that pages lead to (L5).
const fields = [
  ['website', branches.draft.shape.website],
  ['website of the business', config.shape.website],
  ...(['termsAndConditions', 'privacyPolicy', 'imprint', 'allergens'] as const).map(
    (name) => [name, config.shape[name]] as const,
  ),
] as const;

test.each(fields)('%s leads to the web or nowhere', (_name, field) => {
  for (const address of ['', 'https://linde.example/agb', 'http://linde.example'])
    expect([address, field?.safeParse(address).success]).toEqual([address, true]);
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,<b>',
    'JavaScript://x%0aalert(1)',
    'file:///etc/passwd',
    `https://linde.example/${'a'.repeat(2_000)}`,
  ])
    expect([address, field?.safeParse(address).success]).toEqual([address, false]);
});
