import { expect, test } from '@jest/globals';
import type { Layout } from '@theke/rules/content/fields';
import { pickedLayout } from './picked-layout.ts';

test('keeps the fields of a proposal, also within groups, and no others', () => {
  const text = { type: 'text', label: 'Text' } as const;
  const layout: Layout = {
    title: text,
    contact: { type: 'group', label: 'Kontakt', layout: { name: text, note: text } },
    look: { type: 'tabs', label: 'Ansicht', tabs: { wide: { type: 'group', label: 'Breit', layout: { note: text } } } },
    body: { type: 'collection', label: 'Inhalt', layout: {} },
  };
  expect(pickedLayout(layout, ['contact.note', 'look.wide.note'])).toEqual({
    contact: { type: 'group', label: 'Kontakt', layout: { note: text } },
    look: layout.look,
  });
  expect(pickedLayout(layout, ['title'])).toEqual({ title: text });
});
