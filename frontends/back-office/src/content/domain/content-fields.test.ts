import { expect, test } from '@jest/globals';
import { blockTypes } from '@theke/rules/content/block-types';
import { pageTypes } from '@theke/rules/content/page-types';
import { withAllFields, withoutEmptyFields } from './content-fields.ts';

const page = pageTypes.default.layout;

test('each field that a form shows has its name, in sections too; what is sent is what was there', () => {
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

test('groups within groups are whole, and gone again where nothing is said in them', () => {
  const member = blockTypes.team_member.layout;
  const whole = withAllFields(member, { first_name: 'Jana' });
  expect(whole.contact).toEqual({ email: undefined, phone: undefined, linked_in: undefined });
  expect(withoutEmptyFields(member, whole)).toEqual({ first_name: 'Jana' });
});

test('what another type left there, or nobody can read, stays', () => {
  for (const content of [{ body: { type: 'doc' }, title: '' }, { body: 'x', constructor: [] }, { body: [1, null] }])
    expect(withoutEmptyFields(page, withAllFields(page, content))).toEqual(content);
});
