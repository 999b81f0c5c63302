import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AiAvailability } from '@theke/contracts/ai/ai-settings';
import type { Image } from '@theke/contracts/media/image';
import { AvailabilityMark, availabilityArrives } from '../../testing/availability-mark.tsx';
import { generationApi } from '../../testing/generation-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { replaceEventSource } from '../../testing/replace-event-source.ts';
import { makeOffice } from '../../testing/test-office.ts';
import type { OfficeApi } from '../api/office-api.ts';
import { ImageGeneration } from './image-generation.tsx';

await import('./image-generation-dialog.tsx');
const { report } = replaceEventSource();

const former = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = jest.fn(
    async () => ({ ok: true, blob: async () => new Blob(['picture'], { type: 'image/png' }) }) as Response,
  );
});
afterEach(() => {
  globalThis.fetch = former;
});

function renderButton(changes: Partial<AiAvailability> = {}, label?: string) {
  const uploads: unknown[] = [];
  const stored: Image[] = [];
  const media = (async ({ name }: { name: string }, { body }: { body: unknown }) => {
    if (name !== 'createImage') throw new Error(`unexpected call ${name}`);
    uploads.push(body);
    return { id: 'stored', ...(body as object) };
  }) as unknown as OfficeApi;
  const ai = generationApi(changes, media);
  const page = (
    <>
      <AvailabilityMark />
      <ImageGeneration {...(label && { label })} onStored={(image) => stored.push(image)} />
    </>
  );
  renderPage(page, {
    office: makeOffice([]),
    api: ai.api,
    path: '/x',
    route: '/x',
  });
  const arrive = (pictures: ({ width: number; height: number } | null)[], state: 'running' | 'proposed') => {
    Object.assign(ai.server.job, { state, brief: 'Ein Tisch', result: { kind: 'pictures', pictures } });
    return report();
  };
  return { ...ai, uploads, stored, arrive };
}
const open = async () => userEvent.click(await screen.findByRole('button', { name: /^Bild erzeugen/ }));
const describe = async (text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: /Was soll zu sehen sein/ }), text);
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const size = { width: 1_920, height: 1_080 };

// AI-02
test('shows no button without a model for pictures', async () => {
  renderButton({ canDraw: false });
  await availabilityArrives();
  expect(screen.queryByRole('button')).toBeNull();
});

test('names the price of all pictures on the button', async () => {
  const { sent } = renderButton();
  await open();
  expect((await button(/^4 Bilder erzeugen/)).disabled).toBe(true);
  await describe('Ein Tisch');
  await userEvent.click(screen.getByRole('button', { name: 'von oben' }));
  await userEvent.click(within(screen.getByRole('group', { name: 'Anzahl' })).getByRole('radio', { name: '2' }));
  await userEvent.click(within(screen.getByRole('group', { name: 'Format' })).getByRole('radio', { name: '1 : 1' }));
  await userEvent.click(await button(/^2 Bilder erzeugen, 0,08/));
  await waitFor(() =>
    expect(sent('generateImage')).toEqual([
      { brief: 'Ein Tisch, von oben', style: 'photo', format: 'square', count: 2 },
    ]),
  );
});

// AI-05, AI-14
test('shows pictures as they arrive, and uploads only the chosen one, marked as generated', async () => {
  const { uploads, stored, sent, arrive } = renderButton({}, 'Titelbild');
  await open();
  await describe('Ein Tisch');
  await userEvent.click(await button(/^4 Bilder erzeugen/));
  await waitFor(() => expect(screen.getAllByText('Wird erzeugt …').length).toBeGreaterThanOrEqual(4));
  await arrive([size, null, null, null], 'running');
  await screen.findByRole('img', { name: 'Bild 1' });
  expect((await button('Bild 1 einsetzen')).disabled).toBe(true);

  await arrive([size, size, size, null], 'proposed');
  await screen.findByText('Dieses Bild ist nicht entstanden.');
  await userEvent.click(screen.getByRole('radio', { name: /^Bild 2/ }));
  expect(uploads).toEqual([]);
  await userEvent.click(await button('Bild 2 einsetzen'));
  await waitFor(() => expect(stored).toHaveLength(1));
  expect(uploads).toEqual([
    { name: 'ein-tisch.png', data: expect.stringMatching(/^data:image\/png;base64,/), isGenerated: true },
  ]);
  expect(sent('decideGeneration')).toEqual([{ accepted: ['1'], rejected: ['0', '2'] }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('keeps what has arrived when the rest is canceled', async () => {
  const { sent, arrive, server } = renderButton();
  await open();
  await describe('Ein Tisch');
  await userEvent.click(await button(/^4 Bilder erzeugen/));
  await arrive([size, null, null, null], 'running');
  await screen.findByRole('img', { name: 'Bild 1' });
  const group = screen.getByRole('group', { name: 'Erzeugte Bilder' });
  await userEvent.click(within(group).getByRole('button', { name: 'Abbrechen' }));
  expect(sent('cancelGeneration')).toHaveLength(1);
  expect(server.job.state).toBe('canceled');
  await waitFor(async () => expect((await button('Bild 1 übernehmen')).disabled).toBe(false));
});

test('rejects the pictures of a dialog that is closed, and uploads nothing', async () => {
  const { uploads, sent, arrive } = renderButton();
  await open();
  await describe('Ein Tisch');
  await userEvent.click(await button(/^4 Bilder erzeugen/));
  await arrive([size, size, null, null], 'proposed');
  await screen.findByRole('img', { name: 'Bild 2' });
  await userEvent.click(await button('Schließen'));
  expect(sent('decideGeneration')).toEqual([{ accepted: [], rejected: ['0', '1'] }]);
  expect(uploads).toEqual([]);
});
