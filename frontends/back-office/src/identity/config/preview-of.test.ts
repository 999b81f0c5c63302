import { expect, test } from '@jest/globals';
import { type Config, config } from '@theke/contracts/identity/config';
import { previewOf } from './preview-of.ts';

const saved = config.parse({ shopName: 'Marillo', version: 3 });

// OFFICE-12
test('previews every field while it is edited, except the theme, which is applied as a style sheet', () => {
  const { theme, version, ...fields } = saved;
  expect(previewOf({ ...saved, shopName: 'Zwei', enablePluginTags: true })).toEqual({
    ...fields,
    shopName: 'Zwei',
    enablePluginTags: true,
  });
});

test('invalid fields keep their last preview, and missing ones are not invented', () => {
  const wrong = { shopName: 'x'.repeat(500), website: 'htt', mapZoom: Number.NaN, currency: undefined };
  expect(previewOf({ title: 'Neu', ...wrong } as unknown as Partial<Config>)).toEqual({ title: 'Neu' });
});
