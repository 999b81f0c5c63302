import { expect, test } from '@jest/globals';
import { blockTypes } from '@theke/rules/content/block-types';
import { pageTypes } from '@theke/rules/content/page-types';
import { withAllFields, withoutEmptyFields } from './content-fields.ts';

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
  const whole = withAllFields(page, content);
  expect(Object.keys(whole).toSorted()).toEqual(Object.keys(page).toSorted());
  expect(whole.body).toEqual([
    { id: 'a', type: 'title_section', value: { title: 'Räume', prefix: undefined, links: [] } },
    ...content.body.slice(1),
  ]);
  expect(withoutEmptyFields(page, whole)).toEqual(content);
  expect(withAllFields(page, whole)).toEqual(whole);
});

test('completes nested groups and removes them if they are empty', () => {
  const member = blockTypes.team_member.layout;
  const whole = withAllFields(member, { first_name: 'Jana' });
  expect(whole.contact).toEqual({ email: undefined, phone: undefined, linked_in: undefined });
  expect(withoutEmptyFields(member, whole)).toEqual({ first_name: 'Jana' });
});

test('keeps fields of other types and unreadable values', () => {
  for (const content of [{ body: { type: 'doc' }, title: '' }, { body: 'x', constructor: [] }, { body: [1, null] }])
    expect(withoutEmptyFields(page, withAllFields(page, content))).toEqual(content);
});
