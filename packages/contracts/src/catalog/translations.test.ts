import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { toFaults } from '../errors.ts';
import { branches } from './branch.ts';
import { categories } from './category.ts';
import { divisions } from './division.ts';
import { products } from './product.ts';
import { tags } from './tag.ts';

type Resource = { draft: z.ZodObject; example: object };
const faults = ({ draft, example }: Resource, en: object) => {
  const parsed = draft.safeParse({ ...example, translations: { en } }, { reportInput: true });
  return parsed.success ? [] : toFaults(parsed.error, draft);
};
const whole: Record<string, [Resource, Record<string, number>]> = {
  products: [products, { name: 120, description: 2000 }],
  categories: [categories, { name: 120, description: 500 }],
  tags: [tags, { name: 60 }],
  divisions: [divisions, { description: 2000 }],
  branches: [branches, { description: 2000 }],
};

// LANG-03
test.each(Object.keys(whole))('%s allow English texts of the same maximum length as the German ones', (name) => {
  const [resource, lengths] = whole[name] as [Resource, Record<string, number>];
  for (const [word, length] of Object.entries(lengths)) {
    expect(faults(resource, { [word]: 'x'.repeat(length) })).toEqual([]);
    const [fault, ...others] = faults(resource, { [word]: 'x'.repeat(length + 1) });
    expect([fault?.field, others]).toEqual([`translations.en.${word}`, []]);
    expect(fault?.message).toMatch(/^„?(Name|Beschreibung) auf Englisch/);
    // The maximum length of the German text.
    expect(resource.draft.safeParse({ ...resource.example, [word]: 'x'.repeat(length) }).success).toBe(true);
    expect(resource.draft.safeParse({ ...resource.example, [word]: 'x'.repeat(length + 1) }).success).toBe(false);
  }
  expect(faults(resource, {})).toEqual([]);
  expect(faults(resource, { nickname: 'x' })).not.toEqual([]);
});

test('accepts English texts for a question and its options', () => {
  const part = {
    name: 'Größe',
    type: 'select',
    options: [{ name: 'Klein', translations: { en: { name: 'Small' } } }],
    translations: { en: { name: 'Size', description: 'How hungry are you?' } },
  };
  const draft = { ...products.example, type: 'configurable', config: { parts: [part] } };
  expect(products.draft.parse(draft).config.parts[0]).toMatchObject(part);
  const long = { ...part, options: [{ name: 'Klein', translations: { en: { name: 'x'.repeat(121) } } }] };
  expect(products.draft.safeParse({ ...draft, config: { parts: [long] } }).success).toBe(false);
});

test('hides the English texts of a branch that is not public', () => {
  const branch = {
    ...branches.events.changed.example,
    isPublic: false,
    translations: { en: { description: 'Secret garden' } },
  };
  expect(JSON.stringify(branches.toPublic?.(branch))).not.toContain('Secret');
});
