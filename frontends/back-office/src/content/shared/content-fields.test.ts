import { expect, test } from '@jest/globals';
import { metaOf } from '@theke/contracts/field';
import { blockTypes } from '@theke/rules/content/block-types';
import { referenceTargets } from '@theke/rules/content/fields';
import { pageTypes } from '@theke/rules/content/page-types';
import { officeIndex } from '../../office-index.ts';
import { withAllFields, withoutEmptyFields } from './content-fields.ts';
import { schemaOf } from './editor-of-field.ts';

const page = pageTypes.default.layout;

test('adds missing fields for the form, in sections too, and removes them before sending', () => {
  const content = {
    teaser: 'Kurz',
    body: [
      { id: 'a', type: 'title_section', value: { title: 'Räume' } },
      { id: 'b', type: 'from_tomorrow', value: { anything: [] } },
      { id: 'c', type: 'hr', value: {} },
    ],
  };
  const completed = withAllFields(page, content);
  expect(Object.keys(completed).toSorted()).toEqual(Object.keys(page).toSorted());
  expect(completed.body).toEqual([
    { id: 'a', type: 'title_section', value: { title: 'Räume', prefix: undefined, links: [] } },
    ...content.body.slice(1),
  ]);
  expect(withoutEmptyFields(page, completed)).toEqual(content);
  expect(withAllFields(page, completed)).toEqual(completed);
});

test('completes nested groups and removes them if they are empty', () => {
  const member = blockTypes.team_member.layout;
  const completed = withAllFields(member, { first_name: 'Jana' });
  expect(completed.contact).toEqual({ email: undefined, phone: undefined, linked_in: undefined });
  expect(withoutEmptyFields(member, completed)).toEqual({ first_name: 'Jana' });
});

test('keeps fields of other types and unreadable values', () => {
  for (const content of [{ body: { type: 'doc' }, title: '' }, { body: 'x', constructor: [] }, { body: [1, null] }])
    expect(withoutEmptyFields(page, withAllFields(page, content))).toEqual(content);
});

test('CONTENT-02: each kind of reference has a control that chooses from a list of the back office', () => {
  const lists = new Set<string>(officeIndex.map(({ name }) => name));
  for (const target of referenceTargets) {
    const meta = metaOf(schemaOf({ type: 'reference', label: 'Verweis', target }));
    expect([target, meta.widget, lists.has(String(meta.resource))]).toEqual([target, 'reference', true]);
  }
});
