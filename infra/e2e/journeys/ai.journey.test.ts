// An editor gets a page proposed by a provider on loopback, accepts one part and rejects another.
import { afterAll, beforeAll, expect } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import { startProviderSimulator } from '../../../services/ai/testing/provider-simulator.ts';
import { axeFindings } from './browser.ts';
import { findSiteId, openEditor, untilSaved, websiteHost } from './edit-on-page.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';

const journey = openJourney('embedded', { AI_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}` });
let provider: Awaited<ReturnType<typeof startProviderSimulator>>;
beforeAll(async () => {
  provider = await startProviderSimulator();
});
afterAll(() => provider.stop());

type Prompt = { bausteine: { id: string; type: string; felder: { feld: string }[] }[] };

/** Changes the first title of the page and adds a block of text. */
function answerTo(body: string): object {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const { bausteine } = JSON.parse(messages[1]?.content ?? '{}') as Prompt;
  const titled = bausteine.find(({ id, felder }) => id !== 'page' && felder.some(({ feld }) => feld === 'title'));
  return {
    title: null,
    description: null,
    blocks: [
      {
        id: titled?.id,
        type: titled?.type,
        fields: [{ field: 'title', text: 'Was wir oft gefragt werden' }],
        entries: [],
      },
      {
        id: null,
        type: 'text_section',
        fields: [{ field: 'text', text: 'Ein Absatz, den niemand bestellt hat.' }],
        entries: [],
      },
    ],
  };
}

// AI-02, AI-03, AI-05
withBrowser('a proposal changes nothing until a part is accepted, and visitors read who wrote it', async () => {
  const { platform, browser } = journey;
  const host = websiteHost(platform);
  const cookie = await platform.login('admin@talraum.example', host);
  const site = await findSiteId(platform, 'fragen');
  const before = await openEditor(browser, platform, site);
  expect(await before.page.getByRole('button', { name: 'Vorschlag für die Seite' }).count()).toBe(0);
  await before.page.context().close();

  const saved = await platform.call('PUT', '/api/content-ai/settings', {
    host,
    cookie,
    body: {
      version: 0,
      isEnabled: true,
      address: provider.url,
      textModel: 'text-l',
      textInputPrice: 1,
      textOutputPrice: 4,
      monthlyBudget: 20,
    },
  });
  expect(saved.status).toBe(200);
  provider.always(({ body }) => ({ kind: 'answer', json: answerTo(body) }));

  const editor = await openEditor(browser, platform, site);
  const { page, faults } = editor;
  await page.getByRole('button', { name: 'Vorschlag für die Seite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Auftrag' }).fill('Freundlicher, mit einem Absatz über die Anfahrt.');
  await dialog.getByRole('button', { name: 'Vorschlagen' }).click();
  await page.getByRole('heading', { name: /^Vorschlag für/ }).waitFor();
  await page
    .getByRole('button', { name: /^Annehmen: / })
    .first()
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Annehmen: / })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Ablehnen: / })
    .first()
    .click();
  await page.getByRole('button', { name: '1 Baustein übernehmen' }).click();
  await untilSaved(editor);
  const guest = async () => (await platform.call('GET', '/fragen', { host, headers: { accept: 'text/html' } })).text;
  expect(await guest()).not.toContain('Was wir oft gefragt werden');

  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await page.getByText('Die Seite ist veröffentlicht.').waitFor();
  await until('guests to see the accepted part', async () => (await guest()).includes('Was wir oft gefragt werden'));
  const seen = await guest();
  expect(seen).not.toContain('Ein Absatz, den niemand bestellt hat.');
  expect(seen).toContain('mit KI');
  expect(faults).toEqual([]);
  await page.context().close();
});

testLog(journey);
