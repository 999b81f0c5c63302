import { readFileSync } from 'node:fs';
import { metaOf, unwrap } from '@theke/contracts/field';
import { shownLabel } from '@theke/contracts/shown-label';
import { until } from '@theke/kit/testing/until';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import type { Platform } from '../platform.ts';
import { fillField, fillForm, findTitleField } from './fill-form.ts';
import type { Screen } from './screens.ts';

type Entry = { id: string; version: number } & Record<string, unknown>;

type Walk = { page: Page; platform: Platform; cookie: string; screen: Screen };

/** Paths of the list and of an entry's form, if they differ from the default. */
const listAt = ({ name }: Screen) => (name === 'tasks' ? 'tasks/list' : name);
const formAt = ({ name }: Screen, id: string) => (name === 'tasks' ? `tasks/${id}/edit` : undefined);

/** Creates an entry with the form. @returns its id */
async function makeEntry({ page, platform, cookie, screen }: Walk, mark: string): Promise<string> {
  const { name } = screen;
  const form = page.locator('form');
  await page.goto(`${platform.url}/backend/${name}/create`);
  await form.locator(`[id="field-${findTitleField(screen)}"]`).waitFor();
  await fillForm(form, screen, mark);
  await page.getByRole('button', { name: /^Speichern/ }).click();
  await page.waitForURL(new RegExp(`/backend/${name}/[0-9a-f-]{36}$`));
  const id = page.url().split('/').at(-1) as string;
  await until(
    `the new ${name} to be stored`,
    async () => (await platform.call('GET', `/api/${name}/${id}`, { cookie })).status === 200,
  );
  return id;
}

/**
 * Types into the search of a list until its address contains the mark; repeats if the page is rendered again meanwhile.
 */
async function searchFor(page: Page, listName: string, text: string, mark: string): Promise<void> {
  const field = page.getByRole('textbox', { name: `${listName} durchsuchen` });
  const isSaid = (url: URL) => url.search.toLowerCase().includes(mark.toLowerCase());
  const type = async (timeout: number) => {
    await field.fill('');
    await field.fill(text);
    await page.waitForURL(isSaid, { timeout });
  };
  await type(8_000).catch(() => type(20_000));
}

async function deleteSelected({ page, platform, cookie, screen: { name } }: Walk, id: string): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Rückgängig' }).waitFor();
  // The deletion can be undone for a while; leaving the page sends it.
  await page.goto('about:blank');
  await until(
    `${name} to be deleted`,
    async () => (await platform.call('GET', `/api/${name}/${id}`, { cookie })).status === 404,
  );
}

/**
 * Tests the screens derived from a definition with one entry: created, changed, changed after a conflict, found,
 * exported, edited in bulk, deleted. The API confirms each step.
 */
export async function walkResource(walk: Walk): Promise<void> {
  const { page, platform, cookie, screen } = walk;
  const { name, label, draft } = screen;
  const title = findTitleField(screen);
  const mark = `Zyx${Date.now().toString(36)}`;
  const form = page.locator('form');
  const titleInput = form.locator(`[id="field-${title}"]`);
  const save = page.getByRole('button', { name: /^Speichern/ });
  const path = `/api/${name}`;

  const id = await makeEntry(walk, mark);
  const readEntry = async () => (await platform.call('GET', `${path}/${id}`, { cookie })).body.data as Entry;
  const draftNow = async () => {
    const entry = await readEntry();
    return Object.fromEntries(Object.entries(entry).filter(([field]) => field in draft.shape));
  };
  const saved = (version: number) =>
    until(`${name} to be saved as version ${version}`, async () => (await readEntry()).version === version);
  await saved(1);
  const entryForm = formAt(screen, id);
  if (entryForm) await page.goto(`${platform.url}/backend/${entryForm}`);
  const createdTitle = String((await readEntry())[title]);

  /** Waits for the response: until then the button is busy and ignores clicks. */
  const change = async (to: string, expected: number) => {
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && new URL(response.url()).pathname === `${path}/${id}`,
    );
    await titleInput.fill(to);
    await save.click();
    const status = (await answered).status();
    if (status !== expected) throw new Error(`saving ${name} was answered ${status}`);
  };
  await change(`${createdTitle}a`, 200);
  await saved(2);

  // Somebody else saves first: a person must decide which version is kept.
  const conflicting = { ...(await draftNow()), [title]: `${createdTitle}b`, version: 2 };
  const second = await platform.call('PUT', `${path}/${id}`, { cookie, body: conflicting });
  if (second.status !== 200) throw new Error(`the second writer was answered ${second.status}: ${second.text}`);
  await change(`${createdTitle}c`, 409);
  const conflict = page.getByRole('dialog', { name: 'Inzwischen hat jemand anderer gespeichert' });
  await conflict.getByRole('button', { name: 'Meinen Stand speichern' }).click();
  await conflict.waitFor({ state: 'detached' });
  await saved(4);
  const finalTitle = `${createdTitle}c`;
  if ((await readEntry())[title] !== finalTitle) throw new Error(`${name}: the draft that should be kept is lost`);

  // Lists search published content: drafts are published first.
  const { hasChanges, version } = await readEntry();
  let latest = version;
  if (hasChanges) {
    const published = await platform.call('POST', `${path}/${id}/publish`, { cookie, body: { version } });
    if (published.status !== 200)
      throw new Error(`${name}: publishing was answered ${published.status}: ${published.text}`);
    latest += 1;
  }

  // Found by search, and by each of its filters.
  const listWith = async (filter: object) => {
    await page.goto(`${platform.url}/backend/${listAt(screen)}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    await page.getByRole('heading', { level: 1, name: shownLabel(label).many }).waitFor();
  };
  const row = page.locator(`a[href$="/${name}/${id}"]`);
  await listWith({});
  // Search needs the loaded list.
  await page.locator('tbody tr').first().waitFor();
  await searchFor(page, shownLabel(label).many, finalTitle, mark);
  await row.waitFor();
  await until(`only the one ${name} to be listed`, async () => (await page.locator('tbody tr').count()) === 1);
  const entry = await readEntry();
  for (const field of screen.filters) {
    const value = [entry[field]].flat()[0];
    if (value === undefined || value === null) continue;
    const filterValue = typeof value === 'object' ? (value as { id: string }).id : String(value);
    await listWith({ q: finalTitle, [field]: filterValue });
    await row.waitFor();
    if (unwrap(draft.shape[field] as z.ZodType) instanceof z.ZodBoolean) {
      await listWith({ q: finalTitle, [field]: String(!value) });
      await page.getByText('Nichts gefunden.').waitFor();
    }
  }

  await listWith({ q: finalTitle });
  await row.waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const [head, line, ...rest] = readFileSync(await (await download).path(), 'utf8').split('\r\n');
  if (!head?.startsWith('\uFEFF') || !line?.includes(finalTitle) || rest.join('') !== '')
    throw new Error(`${name}: expected one exported row, got\n${head}\n${line}\n${rest.join('\n')}`);

  const select = () => page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check();
  await select();
  const edit = page.getByRole('button', { name: 'Bearbeiten' });
  if ((await edit.count()) > 0) {
    await edit.click();
    const dialog = page.getByRole('dialog', { name: `1 ${shownLabel(label).one} bearbeiten` });
    const choice = dialog.getByLabel('Feld', { exact: true });
    await choice.locator('option').nth(1).waitFor({ state: 'attached' });
    const offered = await choice.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    // An entry cannot be its own parent; editors of widgets have no common control.
    const isPlain = (one: string) => one !== screen.parent && !metaOf(draft.shape[one] as z.ZodType).widget;
    const names = offered.filter((one): one is string => Boolean(one));
    await choice.selectOption(names.find(isPlain) ?? names[0] ?? '');
    const field = await dialog.locator('[id^="field-"]').first().getAttribute('id');
    const edited = String(field).replace('field-', '');
    await fillField(dialog, edited, draft.shape[edited] as z.ZodType, entry[edited]);
    await dialog.getByRole('button', { name: '1 ändern' }).click();
    await saved(latest + 1);
    // The selection ends with the edit; selecting earlier would have no effect.
    await page.getByRole('toolbar').waitFor({ state: 'detached' });
    await select();
  }
  await deleteSelected(walk, id);
}
