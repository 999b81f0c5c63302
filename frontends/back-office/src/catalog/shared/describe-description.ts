import type { DescribeText } from '@theke/admin/generation/suggested-text-editor.tsx';

type Use = 'product-description' | 'branch-description';

/** Longest proposal in characters: guests read descriptions in lists. */
const maxLength = 400;

/** The entry's facts come from the service's copies; a new entry is known by its name only. */
export const describeDescription =
  (use: Use): DescribeText =>
  ({ name }) => ({ use, language: 'de', maxLength, about: String(name ?? '') });

export const describeEnglishDescription =
  (use: Use): DescribeText =>
  ({ name, description }) => ({
    use,
    language: 'en',
    maxLength,
    about: [name, description].filter(Boolean).join('\n'),
  });
