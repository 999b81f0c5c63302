import { expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { branches } from '@theke/contracts/catalog/branch';
import type { Config } from '@theke/contracts/identity/config';
import { office } from '../../../testing/test-office.ts';
import { BranchOpen } from '../../catalog/branches/branch-open.tsx';
import { LegalTextsNotice } from './legal-texts-notice.tsx';

const api = (() => Promise.reject(new Error('no request expected'))) as unknown as OfficeApi;
const branch = branches.events.changed.example;
const texts = { imprintText: 'Marillo GmbH', termsAndConditionsText: 'AGB', privacyPolicyText: 'Datenschutz' };
const draw = (config: Partial<Config>, roles?: ['ROLE_MANAGER']) => {
  cleanup();
  const page = (
    <>
      <LegalTextsNotice />
      <BranchOpen record={{ ...branch, isPublic: true }} />
      <p>Ende</p>
    </>
  );
  renderPage(page, { office, api, path: '/', route: '/', config, ...(roles && { roles }) });
  return screen.findByText('Ende');
};

// LEGAL-03
test('a new shop explains why it is closed; an existing one lists missing texts', async () => {
  await draw({ needsLegalTexts: true, ...texts, imprintText: '' });
  screen.getByText('Ihr Shop hat noch nicht geöffnet.');
  screen.getByText(/sobald diese Texte da sind: Impressum\./);
  screen.getByText('Noch nicht geöffnet: Rechtstexte fehlen');
  expect(screen.getByRole('link', { name: 'Zu den Einstellungen' }).getAttribute('href')).toBe('/config');
  await draw({});
  screen.getByText('In Ihrem Shop fehlt: Impressum, AGB, Datenschutz.');
  expect(screen.queryByText(/Rechtstexte fehlen/)).toBeNull();
  await draw({}, ['ROLE_MANAGER']);
  expect(screen.queryByRole('link', { name: 'Zu den Einstellungen' })).toBeNull();
  await draw({ needsLegalTexts: true, ...texts });
  expect(screen.queryByText(/Ihr Shop hat noch nicht|In Ihrem Shop fehlt/)).toBeNull();
});
