// SESSION-17
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { MeContext, useMe } from '@theke/admin/api/session.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { UserListTools } from '../users/user-list-tools.tsx';
import { SecondStepGate } from './second-step-gate.tsx';

await Promise.all([import('./second-step-page.tsx'), import('../users/account-policy-dialog.tsx')]);

function Held({ isHeld }: { isHeld: boolean }) {
  const me = useMe();
  return (
    <MeContext value={isHeld ? { ...me, mustSetUpSecondStep: true } : me}>
      <SecondStepGate>
        <p>Übersicht</p>
      </SecondStepGate>
    </MeContext>
  );
}
const api = (async ({ name }: Endpoint) =>
  name === 'readTwoFactor' ? { isAvailable: true, since: null, recoveryCodesLeft: 0 } : []) as unknown as OfficeApi;

test('a held-back administrator sees nothing but the ways to a second step', async () => {
  renderPage(<Held isHeld />, { office, api, path: '/today', route: '/today' });
  await screen.findByRole('heading', { name: 'Zweiten Schritt einrichten' });
  await screen.findByRole('button', { name: 'Einschalten' });
  expect(screen.queryByText('Übersicht')).toBeNull();
  expect(screen.getByRole('link', { name: 'Neu anmelden' }).getAttribute('href')).toContain('/logout');
});

test('others see the page', async () => {
  renderPage(<Held isHeld={false} />, { office, api, path: '/today', route: '/today' });
  await screen.findByText('Übersicht');
});

test('the rule is saved from the list of users, and a refusal says what to do first', async () => {
  const sent: unknown[] = [];
  const policy = (async ({ name }: Endpoint, { body }: { body?: { isSecondStepRequired: boolean } }) => {
    if (name === 'readAccountPolicy') return { isSecondStepRequired: false, isAvailable: true };
    sent.push(body);
    if (sent.length === 1)
      throw new ApiError(409, [{ code: 'OWN_SECOND_STEP_MISSING', message: 'Bitte richten Sie zuerst ... ein.' }]);
    return { ...body, isAvailable: true };
  }) as unknown as OfficeApi;
  renderPage(<UserListTools />, { office, api: policy, path: '/users', route: '/users' });
  await userEvent.click(await screen.findByRole('button', { name: 'Regeln für die Anmeldung' }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = dialog.getByRole('button', { name: 'Speichern' });
  expect(save.hasAttribute('disabled')).toBe(true);
  await userEvent.click(await dialog.findByLabelText('Zweiten Schritt für Administratoren verlangen'));
  await userEvent.click(save);
  expect((await dialog.findByRole('alert')).textContent).toContain('Bitte richten Sie zuerst ... ein.');
  await userEvent.click(save);
  await screen.findByRole('button', { name: 'Regeln für die Anmeldung' });
  expect(sent).toEqual([{ isSecondStepRequired: true }, { isSecondStepRequired: true }]);
});
