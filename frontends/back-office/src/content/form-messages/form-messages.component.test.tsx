// Messages of forms in the office: opening marks as read, and managers answer, mark and delete.
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import {
  deleteFormMessage,
  type FormMessage,
  markFormMessage,
  readFormMessage,
} from '@theke/contracts/content/form-message';
import type { Endpoint } from '@theke/contracts/endpoint';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { FormMessagePage } from './form-message-page.tsx';

const stored: FormMessage = {
  id: 'm1',
  form: { id: 'f1' },
  title: 'Kontakt',
  replyTo: 'dora@example.org',
  fields: [
    { label: 'Name', value: 'Dora Huber' },
    { label: 'Nachricht', value: 'Guten Tag' },
  ],
  isRead: false,
  createdAt: '2026-11-20T10:00:00.000Z',
};

function show(roles: ('ROLE_ADMIN' | 'ROLE_EMPLOYEE')[] = ['ROLE_ADMIN']) {
  const asked: unknown[] = [];
  let message = stored;
  const api = (async (endpoint: Endpoint, sent: { body?: { isRead: boolean } }) => {
    if (endpoint === readFormMessage) return message;
    asked.push([endpoint.name, sent.body]);
    if (endpoint === markFormMessage) {
      message = { ...message, isRead: sent.body?.isRead ?? false };
      return message;
    }
    if (endpoint === deleteFormMessage) return undefined;
    throw new ApiError(404, []);
  }) as unknown as OfficeApi;
  renderPage(<FormMessagePage />, { office, api, path: '/form-messages/m1', route: '/form-messages/:id', roles });
  return { user: userEvent.setup(), asked };
}

// FORM-09
test('opening marks a message as read, once; it can be answered, marked and deleted', async () => {
  const { user, asked } = show();
  await screen.findByText('Dora Huber');
  await user.click(await screen.findByRole('button', { name: 'Als ungelesen kennzeichnen' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Als ungelesen kennzeichnen' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Antworten' }).getAttribute('href')).toContain('mailto:dora%40example.org');
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  await user.click((await screen.findAllByRole('button', { name: 'Löschen' })).at(-1) as HTMLElement);
  await screen.findByText('elsewhere');
  expect(asked).toEqual([
    ['markFormMessage', { isRead: true }],
    ['markFormMessage', { isRead: false }],
    ['deleteFormMessage', undefined],
  ]);
});
