import { expect, test } from '@jest/globals';
import { noReferences } from '@theke/contracts/content/content-page';
import type { Role } from '@theke/contracts/permissions';
import { notFoundPage, post, postPage, project, projectPage, sitePage } from '@theke/contracts/testing/content-pages';
import type { Caller } from '../caller.ts';
import { staffBarOf } from './staff-bar-of.ts';

const callerWith = (...roles: Role[]): Caller =>
  ({
    tenant: { id: 't' },
    ...(roles.length > 0 && { user: { id: 'u', firstName: 'Eva', lastName: 'Redl', email: '', roles, branches: [] } }),
  }) as unknown as Caller;
const page = sitePage({ body: [] });

// FRAME-18
test('shows the bar to staff who may edit content, and details to administrators', () => {
  expect(staffBarOf(callerWith(), page)).toBeUndefined();
  for (const role of ['ROLE_EMPLOYEE', 'ROLE_EDITOR', 'ROLE_MANAGER'] as const)
    expect(staffBarOf(callerWith(role), page)).toMatchObject({ name: 'Eva Redl', facts: [] });
  expect(staffBarOf(callerWith('ROLE_ADMIN'), { ...page, isDraft: true })?.facts).toEqual(
    expect.arrayContaining([
      { label: 'Art', value: 'Standardseite' },
      { label: 'Zustand', value: 'Entwurf' },
    ]),
  );
  expect(staffBarOf({ ...callerWith('ROLE_ADMIN'), key: { purpose: 'frontdesk' } as never }, page)).toBeUndefined();
});

// FRAME-18, EDIT-06
test('leads employees to the draft of a page, not to posts, projects and new pages', () => {
  const employee = callerWith('ROLE_EMPLOYEE');
  const site = { label: 'Diese Seite bearbeiten', href: `/backend/sites/${page.site.id}/editor` };
  expect(staffBarOf(employee, page)?.edits).toEqual([site]);
  expect(staffBarOf(employee, { ...page, post, project })?.edits).toEqual([site]);
  for (const other of [postPage, projectPage, { ...notFoundPage, references: noReferences }])
    expect(staffBarOf(employee, other)).toBeUndefined();
});

test('leads to the editors of what the page shows', () => {
  const hrefs = (data: Parameters<typeof staffBarOf>[1]) =>
    staffBarOf(callerWith('ROLE_EDITOR'), data)?.edits.map(({ href }) => href);
  const site = `/backend/sites/${page.site.id}/editor`;
  expect(hrefs(page)).toEqual([site]);
  expect(hrefs({ ...page, post, project })).toEqual([
    site,
    `/backend/posts/${post.id}`,
    `/backend/projects/${project.id}`,
  ]);
  expect(hrefs(postPage)).toEqual([`/backend/posts/${post.id}`]);
  expect(hrefs(projectPage)).toEqual([`/backend/projects/${project.id}`]);
  expect(hrefs({ ...notFoundPage, references: noReferences })).toEqual(['/backend/sites/create']);
});
