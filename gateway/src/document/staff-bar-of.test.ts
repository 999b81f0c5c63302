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
  for (const roles of [[], ['ROLE_EMPLOYEE']] as Role[][])
    expect([roles, staffBarOf(callerWith(...roles), page)]).toEqual([roles, undefined]);
  for (const role of ['ROLE_EDITOR', 'ROLE_MANAGER'] as const)
    expect(staffBarOf(callerWith(role), page)).toMatchObject({ name: 'Eva Redl', facts: [] });
  expect(staffBarOf(callerWith('ROLE_ADMIN'), { ...page, isDraft: true })?.facts).toEqual(
    expect.arrayContaining([
      { label: 'Art', value: 'Standardseite' },
      { label: 'Zustand', value: 'Entwurf' },
    ]),
  );
  expect(staffBarOf({ ...callerWith('ROLE_ADMIN'), key: { purpose: 'frontdesk' } as never }, page)).toBeUndefined();
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
