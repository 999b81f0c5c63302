import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { TwoFactor } from '@theke/contracts/identity/two-factor';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { TwoFactorSection } from './two-factor-section.tsx';

type Sent = { body: { code?: string; currentPassword?: string } };

const recoveryCodes = ['ABCD-EFGH-JKLM-NPQR', 'BCDE-FGHJ-KLMN-PQRS'];

/** Draws the section above a server that knows one password and one code. */
function draw(changes: Partial<TwoFactor> = {}) {
  let state: TwoFactor = { isAvailable: true, since: null, recoveryCodesLeft: 0, ...changes };
  const calls: string[] = [];
  const api = (async ({ name }: Endpoint, { body }: Sent) => {
    calls.push(name);
    if (name === 'readTwoFactor') return state;
    if (name === 'startTwoFactor') {
      if (body.currentPassword !== 'richtig')
        throw new ApiError(422, [{ code: 'WRONG_PASSWORD', message: 'Das bisherige Passwort stimmt nicht.' }]);
      return { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Marillo:luisa?secret=JBSWY3DPEHPK3PXP' };
    }
    if (body.code !== '123456') throw new ApiError(422, [{ code: 'WRONG_CODE', message: 'Dieser Code stimmt nicht.' }]);
    const isOn = name === 'confirmTwoFactor';
    state = { ...state, since: isOn ? '2026-11-30T08:00:00.000Z' : null, recoveryCodesLeft: isOn ? 10 : 0 };
    return isOn ? { recoveryCodes } : undefined;
  }) as unknown as OfficeApi;
  renderPage(<TwoFactorSection />, { office, api, path: '/account', route: '/account' });
  return calls;
}

const dialog = async () => within(await screen.findByRole('dialog'));

// SESSION-14
test('turns two-factor login on with password and code, and shows the recovery codes once', async () => {
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Einschalten' }));
  const password = await dialog();
  await userEvent.type(password.getByLabelText('Passwort'), 'falsch{Enter}');
  expect((await password.findByRole('alert')).textContent).toContain('Das bisherige Passwort stimmt nicht.');
  await userEvent.type(password.getByLabelText('Passwort'), 'richtig{Enter}');
  const app = await dialog();
  expect(await app.findByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeTruthy();
  expect((app.getByLabelText('Schlüssel') as HTMLInputElement).value).toBe('JBSWY3DPEHPK3PXP');
  await userEvent.type(app.getByLabelText('Code aus der App'), '000000{Enter}');
  expect((await app.findByRole('alert')).textContent).toContain('Dieser Code stimmt nicht.');
  await userEvent.type(app.getByLabelText('Code aus der App'), '123456{Enter}');
  const codes = await screen.findByRole('textbox', { name: 'Wiederherstellungscodes' });
  expect((codes as HTMLTextAreaElement).value).toBe(recoveryCodes.join('\n'));
  await userEvent.click(screen.getByRole('button', { name: 'Ich habe die Codes gesichert' }));
  expect(await screen.findByText('Eingeschaltet seit 30.11.2026.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

// SESSION-14
test('is turned off with a code only', async () => {
  const calls = draw({ since: '2026-11-30T08:00:00.000Z', recoveryCodesLeft: 1 });
  expect(await screen.findByText(/Ein Wiederherstellungscode ist noch gültig\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ausschalten' }));
  const asked = await dialog();
  expect(asked.getByRole('button', { name: 'Ausschalten' }).hasAttribute('disabled')).toBe(true);
  await userEvent.type(asked.getByLabelText('Code aus der App oder Wiederherstellungscode'), '123456{Enter}');
  expect(await screen.findByRole('button', { name: 'Einschalten' })).toBeTruthy();
  expect(calls.filter((name) => name === 'endTwoFactor')).toHaveLength(1);
});

test('offers nothing if the platform has no keys', async () => {
  draw({ isAvailable: false });
  expect(await screen.findByText('Auf dieser Plattform ist sie nicht eingerichtet.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
