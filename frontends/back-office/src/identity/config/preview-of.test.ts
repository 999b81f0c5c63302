import { expect, test } from '@jest/globals';
import { type Config, config } from '@theke/contracts/identity/config';
import { previewOf } from './preview-of.ts';

const saved = config.parse({ shopName: 'Marillo', version: 3 });

// OFFICE-12
test('every field of the settings is shown as it is typed, but the theme, which dresses the page', () => {
  const { theme, version, ...fields } = saved;
  expect(previewOf({ ...saved, shopName: 'Zwei', enablePluginTags: true })).toEqual({
    ...fields,
    shopName: 'Zwei',
    enablePluginTags: true,
  });
});

test('what could not be saved as it is stays as it was shown, and what is not there is not made up', () => {
  const wrong = { shopName: 'x'.repeat(500), website: 'htt', mapZoom: Number.NaN, currency: undefined };
  expect(previewOf({ title: 'Neu', ...wrong } as unknown as Partial<Config>)).toEqual({ title: 'Neu' });
});
