import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { exampleIds } from '../wire.ts';
import { businessSectors } from './business-sector.ts';
import { contentLink, fileRef, shownImage } from './content-value.ts';
import { exampleFormId, forms, publicForm } from './form.ts';
import { navigations } from './navigation.ts';
import { nodes } from './node.ts';
import { posts, postTypes } from './post.ts';
import { projects } from './project.ts';
import { services } from './service.ts';
import { sites } from './site.ts';
import { topics } from './topic.ts';

const expectFields = (schema: z.ZodType, fields: string) =>
  expect(Object.keys((schema as z.ZodObject).shape)).toEqual(expect.arrayContaining(fields.split(' ')));

// SITE-01
test('has type, path and listing fields for a page', () =>
  expectFields(sites.entity, 'id type path name title keywords description content isPublic'));

// POST-01
test('has the fields of the magazine for a post', () =>
  expectFields(
    posts.entity,
    'id type title introduction description text date isPublic images files links members projects services topics businessSectors',
  ));

// POST-02
test('has four types of posts', () => {
  expect(postTypes).toEqual(['News', 'Fixleistungen', 'Methoden', 'Jobs']);
  expect(posts.draft.safeParse({ title: 'Neues', date: '2026-10-01T08:00:00Z', type: 'Werbung' }).success).toBe(false);
});

// PROJECT-01
test('has the fields of the references for a project, with "client" as default member type', () => {
  expectFields(
    projects.entity,
    'id title name keywords introduction description text isPublic images services topics businessSectors subProjects startDate endDate weight contacts members files links',
  );
  expect(projects.draft.parse({ title: 'Vorau', contacts: [{ name: 'Gemeinde Vorau' }] }).contacts).toEqual([
    { category: 'Auftraggeber', name: 'Gemeinde Vorau' },
  ]);
});

// PROJECT-07
test.each([services, topics, businessSectors])('has name and description for every filter subject', (subject) => {
  expectFields(subject.entity, 'name isPublic context');
  const context = (value: string | null) => subject.draft.safeParse({ name: 'Ortskerne', context: value }).success;
  expect(['project', 'post', null, 'site'].map(context)).toEqual([true, true, true, false]);
});

// BLOCK-04
test('has parent, position and publication state for a node', () =>
  expectFields(nodes.entity, 'parent position type content isPublic'));

// NAV-01
test('has nested items for a navigation, each with type, target and an enabled flag', () => {
  expectFields(navigations.entity, 'identifier isPublic items');
  const items = [
    { label: 'Büro', type: 'home', children: [{ label: 'Team', type: 'link', url: 'https://a.example' }] },
  ];
  const parsed = navigations.draft.parse({ name: 'Haupt', identifier: 'main', items });
  expect(parsed.items[0]).toMatchObject({ isEnabled: true, children: [{ isEnabled: true, type: 'link' }] });
});

// MEDIA-10
test('has alternative text and copyright for a picture, and name and address fields for a file', () => {
  expectFields(shownImage, 'id version extension alt copyright');
  expectFields(fileRef, 'id version extension publicHash name');
});

// Security finding L2: the id is a hash over the recipient, so the recipient must not be published anywhere.
test('FORM-02: the public form does not contain the recipient', () => {
  const form = { ...forms.draft.parse(forms.example), id: exampleIds.user, formId: exampleFormId };
  expect(forms.example.recipient).toContain('@');
  expect(JSON.stringify(publicForm.parse(form))).not.toContain(forms.example.recipient);
});

// LINK-01
test('adds a scheme to a link on saving and rejects scripts', () => {
  const saved = (url: string) => contentLink.safeParse({ label: 'Büro', url }).data?.url;
  expect(saved('www.example.org')).toBe('http://www.example.org');
  for (const href of ['https://example.org/a', '/kontakt', '#team', 'mailto:a@example.org', 'tel:+43 512 1'])
    expect(saved(href)).toBe(href);
  for (const refused of ['javascript:alert(1)', '//evil.example', '', 'zwei Wörter'])
    expect([refused, saved(refused)]).toEqual([refused, undefined]);
});
