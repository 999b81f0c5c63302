import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../local/checkout.ts';
import { indexes } from './indexes.ts';
import { officeIndex } from './office-index.ts';

test('indexes match the folders: npm run indexes', async () => {
  for (const [name, text] of [...indexes(), ...(await officeIndex())])
    expect([name, readFileSync(join(root, name), 'utf8')]).toEqual([name, text]);
});
