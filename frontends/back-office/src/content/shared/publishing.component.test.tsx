import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { previewLinks } from '@theke/contracts/content/content-draft';
import { postRevisions } from '@theke/contracts/content/entry-revision';
import { type Post, posts } from '@theke/contracts/content/post';
import type { Endpoint } from '@theke/contracts/endpoint';
import { FormProvider, useForm } from 'react-hook-form';
import { office } from '../../../testing/test-office.ts';
import { PostPublishing } from './entry-publishing.tsx';

const post = {
  ...posts.draft.parse(posts.example),
  id: posts.exampleId,
  version: 4,
  createdAt: '2026-11-29T10:00:00.000Z',
  updatedAt: '2026-11-29T10:00:00.000Z',
  hasChanges: true,
} as Post;

function show(more: Partial<Post> = {}) {
  const onChanged = jest.fn();
  const calls: [string, unknown][] = [];
  const api = (async (endpoint: Endpoint, sent: { body?: unknown }) => {
    if (endpoint === postRevisions.list) return { data: [], meta: { total: 0, page: 1, pageSize: 10 } };
    calls.push([endpoint.name, sent.body]);
    if (endpoint === previewLinks.post) return { path: '/vorschau/geheim', expiresAt: '2026-12-06T10:00:00.000Z' };
    return { ...post, version: 5 };
  }) as unknown as OfficeApi;
  function Form() {
    return (
      <FormProvider {...useForm()}>
        <PostPublishing record={{ ...post, ...more }} onChanged={onChanged} />
      </FormProvider>
    );
  }
  renderPage(<Form />, { office, api, path: '/', route: '/' });
  return { calls, onChanged };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('asks before it takes a post back, and changes nothing if the question is closed', async () => {
  const { calls, onChanged } = show();
  await userEvent.click(await button('Veröffentlichung zurücknehmen'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Schließen' }));
  expect(calls).toEqual([]);
  await userEvent.click(await button('Veröffentlichung zurücknehmen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Veröffentlichung zurücknehmen?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Veröffentlichung zurücknehmen' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(calls).toEqual([['unpublishPost', { version: 4 }]]);
});

// PLAN-01
test('plans a publication in the zone of the business', async () => {
  const { calls } = show();
  await userEvent.click(await button(/^Zu einem Zeitpunkt veröffentlichen/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Planung' }));
  await userEvent.type(dialog.getByLabelText('Veröffentlichen am'), '7.1.2030 6:00');
  await userEvent.tab();
  await userEvent.click(dialog.getByRole('button', { name: 'Planen' }));
  await waitFor(() =>
    expect(calls).toEqual([['planPost', { version: 4, publishAt: '2030-01-07T05:00:00.000Z', unpublishAt: null }]]),
  );
});

test('shows a plan with a way to cancel it, and why one has failed', async () => {
  const { calls } = show({ publishAt: '2030-01-07T05:00:00.000Z', planFailure: '„Titel“ fehlt.' });
  await screen.findByText(/Wird am 07\.01\.2030, 06:00 Uhr veröffentlicht/);
  await screen.findByText(/gescheitert: „Titel“ fehlt/);
  await userEvent.click(await button('Planung aufheben'));
  await waitFor(() => expect(calls).toEqual([['planPost', { version: 4, publishAt: null, unpublishAt: null }]]));
});

test('leads to the preview of the draft and copies a link to share', async () => {
  const { calls } = show();
  const user = userEvent.setup();
  const link = await screen.findByRole('link', { name: 'Gespeicherten Entwurf ansehen' });
  expect(link.getAttribute('href')).toBe(`/backend/preview/posts/${post.id}`);
  await user.click(await button('Link zum Teilen kopieren'));
  await screen.findByText(/Der Link ist kopiert/);
  expect(calls).toEqual([['createPostPreviewLink', {}]]);
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/vorschau/geheim`);
});
