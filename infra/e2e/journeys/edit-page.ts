import type { Browser, Page } from 'playwright-core';
import { axeFindings, desk, openWindow } from './browser.ts';
import { logIn } from './confirm-on-board.ts';

const path = 'probe-der-redaktion';
const hostile = `<h2 onclick="ran = 1">Zuhören</h2><script>ran = 1</script><img src="x" onerror="ran = 1">
  <p>Gut, <a href="javascript:ran = 1">nicht</a> <a href="https://gut.example">so</a></p><svg onload="ran = 1"></svg>`;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function addSection(page: Page, kind: string) {
  await page.getByLabel('Inhalt: Art des neuen Eintrags').selectOption(kind);
  await press(page, 'Hinzufügen: Inhalt');
}

/** Pastes like from another program. */
const paste = (page: Page, html: string) =>
  page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/html', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);

async function saved(page: Page, name: string) {
  await press(page, /Speichern/);
  await page.getByText(`${name} ist gespeichert.`).waitFor();
}

async function asGuest(browser: Browser, origin: string) {
  const { page } = await openWindow(browser, desk);
  const response = await page.goto(`${origin}/${path}`);
  const read = response?.status() === 200 ? await page.locator('main').innerText() : String(response?.status());
  await page.context().close();
  return read.replaceAll(/\s+/g, ' ').trim();
}

/**
 * An editor creates a page of three sections, gets validation errors, moves a section by keyboard, publishes, changes,
 * restores an earlier revision, and unpublishes. @returns what guests read at each step, what was refused, and axe's
 * findings
 */
export async function editPage(browser: Browser, origin: string) {
  const { page, faults } = await openWindow(browser, desk);
  const findings: Record<string, string[]> = {};
  const readTexts: string[] = [];
  const refused: (string | null)[] = [];
  await page.goto(`${origin}/backend/sites/create`);
  await logIn(page, 'admin@talraum.example');
  await field(page, 'Pfad').fill('magazin/probe');
  await field(page, 'Name').fill('Probe');
  await addSection(page, 'Titel');
  await field(page, 'Titel *').fill('Erstens');
  await addSection(page, 'Text mit Titel');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await paste(page, hostile);
  await addSection(page, 'Bild');
  findings.form = await axeFindings(page);
  const sentence = async (id: string) => refused.push(await page.locator(`#field-${id}-note`).textContent());
  for (const [usedPath, error] of [
    ['magazin/probe', 'kontakt'],
    ['kontakt', path],
  ]) {
    await press(page, /Speichern/);
    await page.locator('#field-path[aria-invalid]').waitFor();
    await sentence('path');
    await field(page, 'Pfad').fill(String(error));
    await page.waitForFunction(
      (previous) => (document.querySelector('#field-path') as HTMLInputElement).value !== previous,
      usedPath,
    );
  }
  await press(page, /Speichern/);
  await page.getByText('Probe ist angelegt.').waitFor();
  await press(page, /^Veröffentlichen$/);
  await page.getByRole('button', { name: /^Zum Feld/ }).waitFor();
  await sentence('content-body-2-value-image');
  findings.refused = await axeFindings(page);

  await press(page, 'Bild 3 entfernen');
  await page.getByRole('button', { name: 'Text mit Titel 2 verschieben' }).focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Text mit Titel 1 verschieben' }).waitFor();
  await saved(page, 'Probe');
  await press(page, /^Veröffentlichen$/);
  await page.getByText('Die Seite ist veröffentlicht.').waitFor();
  readTexts.push(await asGuest(browser, origin));

  await field(page, 'Name').fill('Probe zwei');
  await saved(page, 'Probe zwei');
  await press(page, 'Fassung 1 ansehen');
  await page.getByText('1 Änderung zwischen dieser Fassung', { exact: false }).waitFor();
  findings.revision = await axeFindings(page);
  await press(page, 'In den Entwurf holen');
  await page.getByText('Der Entwurf ist wieder wie Fassung 1.').waitFor();
  await press(page, 'Veröffentlichung zurücknehmen');
  await page.getByRole('dialog').getByRole('button', { name: 'Veröffentlichung zurücknehmen' }).click();
  await page.getByText('Die Seite ist nicht mehr zu sehen.').waitFor();
  readTexts.push(await asGuest(browser, origin));
  const ran = await page.evaluate(() => 'ran' in window);
  await page.context().close();
  // The browser also reports the missing login, refused requests, and pasted handlers blocked by the content security
  // policy.
  const unexpected = faults.filter((fault) => !/status of (401|422)|inline event handler/.test(fault));
  return { readTexts, refused, ran, findings, faults: unexpected };
}
