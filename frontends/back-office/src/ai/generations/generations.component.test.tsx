import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { makeSample } from '@theke/admin/testing/make-sample.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { replaceEventSource } from '@theke/admin/testing/replace-event-source.ts';
import { type GenerationDetail, generationDetail } from '@theke/contracts/ai/generation';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { GenerationPage } from './generation-page.tsx';
import { GenerationsPage } from './generations-page.tsx';

replaceEventSource();

const id = '0199f000-0000-7000-8000-000000000042';
const product = '0199f000-0000-7000-8000-000000000077';
const job: GenerationDetail = {
  ...(makeSample(generationDetail) as GenerationDetail),
  id,
  use: 'product-description',
  state: 'accepted',
  subject: product,
  brief: 'Kürzer',
  createdBy: 'D. Huber',
  failure: null,
  model: 'text-l',
  inputTokens: 1_840,
  outputTokens: 260,
  cost: 0.0063,
  reserved: 0,
  result: { kind: 'texts', texts: ['Tomaten, Büffelmozzarella, Basilikum', 'Mit Basilikum'] },
  accepted: ['1'],
  rejected: ['0'],
  sent: 'Beschreibe die Pizza Margherita.',
};

function render(changes: Partial<GenerationDetail> = {}, path = `/ai-generations/${id}`) {
  const server = { job: { ...job, ...changes }, calls: [] as string[] };
  const api = (async ({ name }: { name: string }) => {
    server.calls.push(name);
    if (name === 'readGeneration') return server.job;
    if (name === 'listGenerations')
      return { data: [server.job], meta: { total: 1, isTotalCapped: false, page: 1, pageSize: 25 } };
    if (name !== 'cancelGeneration') throw new ApiError(404, []);
    server.job = { ...server.job, state: 'canceled' };
    return server.job;
  }) as unknown as OfficeApi;
  const isList = path === '/ai-generations';
  renderPage(isList ? <GenerationsPage /> : <GenerationPage />, {
    office,
    api,
    path,
    route: isList ? path : '/ai-generations/:id',
  });
  return server;
}

// AI-15
test('lists what a job was for, its state, author, model, tokens and cost', async () => {
  render({}, '/ai-generations');
  const row = (await screen.findAllByRole('row')).find((one) => within(one).queryByText('Beschreibung eines Produkts'));
  const cells = within(row as HTMLElement).getAllByRole('cell');
  const text = cells.map(({ textContent }) => textContent).join('|');
  for (const part of ['Angenommen', 'D. Huber', 'text-l', '2 100', '0,0063'])
    expect(text.replace(/\s/g, ' ')).toContain(part);
});

// AI-08
test('shows the text that was sent, the proposals, and which of them was taken', async () => {
  render();
  await screen.findByText('Beschreibe die Pizza Margherita.');
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(['Tomaten, Büffelmozzarella, Basilikum', 'Mit BasilikumÜbernommen']);
  expect(screen.getByRole('link', { name: 'Öffnen' }).getAttribute('href')).toBe(`/products/${product}`);
});

test('cancels a job that runs; one that has ended offers nothing to cancel', async () => {
  const server = render({ state: 'running', result: null, accepted: [], rejected: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Auftrag abbrechen' }));
  await screen.findByText('Abgebrochen');
  expect(server.calls).toContain('cancelGeneration');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Auftrag abbrechen' })).toBeNull());
});
