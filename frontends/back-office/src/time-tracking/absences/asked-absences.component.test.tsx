import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import { type AbsenceOnWire, absenceChanged, listAbsences } from '@theke/contracts/time-tracking/absence';
import { pageOf } from '../../../testing/page-of.ts';
import { office } from '../../../testing/test-office.ts';
import { absencesLink } from './absences-link.ts';
import { useAskedAbsences } from './use-asked-absences.ts';

const id = (end: string) => `0199f000-0000-7000-8000-0000000000${end}`;
/** The current user in these tests (renderPage). */
const me = id('01');
const absenceOf = (user: string): AbsenceOnWire => ({
  ...{ ...absenceChanged.example, id: id(`a${user.slice(-1)}`), user: { id: user }, state: 'requested' },
  ...{
    name: 'Luisa',
    version: 1,
    isHalfDay: false,
    half: null,
    reason: '',
    answer: '',
    decidedBy: '',
    decidedAt: null,
  },
});

const Count = () => <output>{`wartet: ${useAskedAbsences()}`}</output>;

function draw(roles: string[]) {
  const filters: unknown[] = [];
  const api = (async (endpoint: Endpoint, { query }: { query: { filter: unknown } }) => {
    if (endpoint !== listAbsences) throw new Error(`nobody asks for ${endpoint.name}`);
    filters.push(query.filter);
    return pageOf([absenceOf(me), absenceOf(id('02')), absenceOf(id('03'))]);
  }) as unknown as OfficeApi;
  renderPage(<Count />, { office, api, roles: roles as never, path: '/', route: '/' });
  return filters;
}

test('TIME-24: the navigation counts requests for days off that the user may decide, without their own', async () => {
  expect(await absencesLink.loadCount?.()).toBe(useAskedAbsences);
  const filters = draw(['ROLE_MANAGER']);
  expect(await screen.findByText('wartet: 2')).toBeTruthy();
  expect(filters).toEqual([{ state: 'requested' }]);
});

test('TIME-24: an administrator decides about their own requests as well', async () => {
  draw(['ROLE_ADMIN']);
  expect(await screen.findByText('wartet: 3')).toBeTruthy();
});

test('TIME-24: a user who may not decide sees no count', async () => {
  const filters = draw(['ROLE_EMPLOYEE']);
  expect(await screen.findByText('wartet: 0')).toBeTruthy();
  expect(filters).toEqual([]);
});
