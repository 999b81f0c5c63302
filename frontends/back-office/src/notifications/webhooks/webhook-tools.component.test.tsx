import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { WebhookState } from '@theke/contracts/notifications/webhook';
import { office } from '../../../testing/test-office.ts';
import { WebhookTools } from './webhook-tools.tsx';

const id = '0199f000-0000-7000-8000-000000000099';
const fresh: WebhookState = {
  ...{ endpoint: { id }, secretMadeAt: null, previousSecretUntil: null, failingSince: null },
  ...{ disabledReason: null, disabledAt: null, waiting: 0, failed: 0, lastSentAt: null },
};

/** Renders the tools over a webhook in this state. @returns the calls besides reading the state */
function renderTools(given: Partial<WebhookState> = {}, isEnabled = true) {
  let state = { ...fresh, ...given };
  const calls: { name: string; body: object }[] = [];
  const api = (async ({ name }: Endpoint, { body }: { body: object }) => {
    if (name === 'readWebhookState') return state;
    calls.push({ name, body });
    if (name === 'redriveFailedWebhooks') return { count: 2 };
    if (name !== 'makeWebhookSecret') return {};
    const previousSecretUntil = state.secretMadeAt && '2026-11-22T18:30:00Z';
    state = { ...state, secretMadeAt: '2026-11-21T18:30:00Z', previousSecretUntil };
    return { secret: `whsec_${calls.length}` };
  }) as unknown as OfficeApi;
  const record = { id, isEnabled } as unknown as OfficeRecord;
  renderPage(<WebhookTools record={record} />, { office, api, path: '/x', route: '/x' });
  return calls;
}

// HOOK-04
test('shows a secret once, and asks before it renews it', async () => {
  const calls = renderTools();
  await userEvent.click(await screen.findByRole('button', { name: 'Geheimnis erstellen' }));
  const shown = (await screen.findByLabelText(/^Nur jetzt zu sehen/)) as HTMLInputElement;
  expect(shown.value).toBe('whsec_1');
  await userEvent.click(await screen.findByRole('button', { name: 'Geheimnis erneuern' }));
  expect(calls).toHaveLength(1);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Geheimnis erneuern' }));
  await screen.findByText(/gilt auch das vorige Geheimnis/);
  expect(calls.map(({ name }) => name)).toEqual(['makeWebhookSecret', 'makeWebhookSecret']);
});

test('hides a secret that was made before', async () => {
  renderTools({ secretMadeAt: '2026-11-20T18:30:00Z' });
  await screen.findByText(/Wir zeigen es nicht noch einmal/);
  expect(screen.queryByText(/whsec/)).toBeNull();
});

// HOOK-10
test('repeats failed deliveries of a chosen time', async () => {
  const calls = renderTools({ failed: 2, lastSentAt: '2026-11-20T18:30:00Z' });
  await userEvent.click(await screen.findByRole('button', { name: 'Fehlgeschlagene wiederholen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Zeitraum'), 'Letzte 7 Tage');
  await userEvent.click(dialog.getByRole('button', { name: 'Fehlgeschlagene wiederholen' }));
  await screen.findByText('2 Zustellungen werden wiederholt.');
  expect(calls).toMatchObject([{ name: 'redriveFailedWebhooks', body: { since: expect.any(String) } }]);
  const since = Date.parse(calls.map(({ body }) => (body as { since: string }).since).join());
  expect(Math.round((Date.now() - since) / 86_400_000)).toBe(7);
});

// HOOK-08
test('says why a webhook was switched off, and repeats nothing while it is off', async () => {
  renderTools({ disabledReason: 'gone', disabledAt: '2026-11-20T18:30:00Z', failed: 3 }, false);
  await screen.findByText(/Status 410/);
  expect(screen.queryByRole('button', { name: 'Fehlgeschlagene wiederholen' })).toBeNull();
});
