import { expect, test } from '@jest/globals';
import { labelKinds, labelLayouts, mostLabels } from '@theke/rules/qr/label-layout';
import { config, configDraft } from './config.ts';

// MONEY-05
test('a business has one currency: euros, until it says that it is francs; others are refused', () => {
  const of = (given: object) => config.safeParse({ shopName: 'Marillo', version: 1, ...given });
  expect([of({}).data?.currency, of({ currency: 'CHF' }).data?.currency]).toEqual(['EUR', 'CHF']);
  expect(of({ currency: 'USD' }).error?.issues.map(({ path }) => path)).toEqual([['currency']]);
});

// SHAPE-09, LOOK-01
test('labels are laid out as usual, until somebody says otherwise; what no camera could read is refused by its field', () => {
  const of = (labels?: object) => configDraft.safeParse({ shopName: 'Marillo', ...(labels && { labels }) });
  expect(of().data?.labels).toEqual({ detail: { rows: 5, columns: 2 }, compact: { rows: 12, columns: 4 } });
  expect(of({ compact: { rows: 8 } }).data?.labels).toEqual({ ...labelLayouts, compact: { rows: 8, columns: 4 } });
  for (const kind of labelKinds)
    for (const count of ['rows', 'columns'] as const)
      for (const wrong of [0, mostLabels[kind][count] + 1, 1.5, null])
        expect(of({ [kind]: { [count]: wrong } }).error?.issues.map(({ path }) => path)).toEqual([
          ['labels', kind, count],
        ]);
});
