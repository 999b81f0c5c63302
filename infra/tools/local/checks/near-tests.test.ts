import { expect, test } from '@jest/globals';
import { nearTests } from './near-tests.ts';

const packages = new Map([['@theke/rules', 'packages/rules']]);
const tests = [
  { file: 'services/a/src/x.test.ts', text: "import { x } from './x.ts';" },
  { file: 'services/a/src/orders/y.int.test.ts', text: "import { x } from '../x.ts';" },
  { file: 'services/b/src/z.test.ts', text: "import { price } from '@theke/rules/price/total';" },
  { file: 'services/b/src/far.test.ts', text: "import { z } from '../z.ts';" },
];

test('runs tests that changed, lie beside a changed file or import it', () => {
  expect(nearTests(['services/a/src/x.ts'], tests, packages)).toEqual([
    'services/a/src/x.test.ts',
    'services/a/src/orders/y.int.test.ts',
  ]);
  expect(nearTests(['packages/rules/src/price/total.ts'], tests, packages)).toEqual(['services/b/src/z.test.ts']);
  expect(nearTests(['services/b/src/far.test.ts'], tests, packages)).toEqual([
    'services/b/src/z.test.ts',
    'services/b/src/far.test.ts',
  ]);
});

test('runs nothing if no test is near the changed files', () => {
  expect(nearTests(['README.md', 'services/b/README.md', 'package.json'], tests, packages)).toEqual([]);
});
