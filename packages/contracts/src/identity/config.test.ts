import { expect, test } from '@jest/globals';
import { labelKinds, labelLayouts, maxLabels } from '@theke/rules/qr/label-layout';
import { config, configDraft } from './config.ts';

// MONEY-05
test('defaults the currency to euros, accepts francs and rejects others', () => {
  const parseWith = (given: object) => config.safeParse({ shopName: 'Marillo', version: 1, ...given });
  expect([parseWith({}).data?.currency, parseWith({ currency: 'CHF' }).data?.currency]).toEqual(['EUR', 'CHF']);
  expect(parseWith({ currency: 'USD' }).error?.issues.map(({ path }) => path)).toEqual([['currency']]);
});

// SHAPE-09, LOOK-01
test('uses the default label layout and rejects settings that cameras cannot read', () => {
  const draftWith = (labels?: object) => configDraft.safeParse({ shopName: 'Marillo', ...(labels && { labels }) });
  expect(draftWith().data?.labels).toEqual({ detail: { rows: 5, columns: 2 }, compact: { rows: 12, columns: 4 } });
  expect(draftWith({ compact: { rows: 8 } }).data?.labels).toEqual({
    ...labelLayouts,
    compact: { rows: 8, columns: 4 },
  });
  for (const kind of labelKinds)
    for (const count of ['rows', 'columns'] as const)
      for (const wrong of [0, maxLabels[kind][count] + 1, 1.5, null])
        expect(draftWith({ [kind]: { [count]: wrong } }).error?.issues.map(({ path }) => path)).toEqual([
          ['labels', kind, count],
        ]);
});

// SHAPE-07
test('has a flag for each module and payment method, with the defaults of new businesses', () => {
  const { data = {} } = config.safeParse({ shopName: 'Marillo', version: 1 });
  const switches = Object.entries(data).filter(([name]) => /^(enable|disable)/.test(name));
  const on = ['CategoryBar', 'Frontdesk', 'OrderReviews', 'Toolbar', 'Website', 'Signage'].map(
    (name) => `enablePlugin${name}`,
  );
  const paid = ['ATMCard', 'MealVoucher', 'CardProvider', 'SecondProvider'];
  const off = [
    ...[
      'PWA',
      'HomePage',
      'Search',
      'Tags',
      'Map',
      'SMS',
      'Donations',
      'GiftCards',
      'AbandonedCarts',
      'Accounts',
      'Stamps',
    ],
    'Newsletter',
  ].map((name) => `enablePlugin${name}`);
  expect(Object.fromEntries(switches)).toEqual({
    ...Object.fromEntries(
      [...on, ...paid.map((name) => `enablePlugin${name}`), 'enableCash'].map((name) => [name, true]),
    ),
    ...Object.fromEntries([...off, ...paid.map((name) => `enable${name}`)].map((name) => [name, false])),
    enableSMSAbroad: false,
    disableTickets: false,
  });
  for (const [name] of switches)
    expect(configDraft.safeParse({ shopName: 'Marillo', [name]: 'yes' }).error?.issues[0]?.path).toEqual([name]);
});
