import { join } from 'node:path';
import { until } from '@theke/kit/testing/until';
import type { Locator, Page } from 'playwright-core';
import { root } from '../../tools/local/checkout.ts';
import { desk, openWindow } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import { websiteHost } from './edit-on-page.ts';
import { estimateSeconds } from './estimate-seconds.ts';
import type { Journey } from './open-journey.ts';

/** Counts what a person does in a step. */
function countSteps(page: Page) {
  const counts = { clicks: 0, fields: 0, characters: 0, screens: 0 };
  const began = performance.now();
  return {
    async click(target: Locator) {
      counts.clicks += 1;
      await target.click();
    },
    async type(text: string) {
      counts.fields += 1;
      counts.characters += text.length;
      await page.keyboard.type(text);
    },
    /** Waits for a screen that a newcomer reads. */
    async read(shown: Locator) {
      counts.screens += 1;
      await shown.waitFor();
    },
    /** Counts, the script's time, and the estimated time of a person, in seconds. */
    end() {
      const script = (performance.now() - began) / 1_000;
      return { ...counts, script: Math.round(script), person: Math.round(script + estimateSeconds(counts)) };
    },
  };
}

/**
 * A newcomer changes the headline of the home page, adds a project with a picture, and publishes both.
 * @returns what each step costs
 */
export async function changeWebsite({ platform, browser }: Journey) {
  const origin = `http://${websiteHost(platform)}`;
  const { page, faults } = await openWindow(browser, desk);
  await page.goto(`${origin}/backend/login`);
  await logIn(page, 'admin@talraum.example');
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  faults.length = 0;
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  const headline = countSteps(page);
  await headline.click(page.getByRole('link', { name: 'Seiten', exact: true }));
  const home = page.getByRole('treeitem', { name: /^Talraum Startseite/ });
  await headline.read(home);
  await headline.click(home);
  const toEditor = page.getByRole('link', { name: 'Auf der Seite bearbeiten' });
  await headline.read(toEditor);
  await headline.click(toEditor);
  const title = page.frameLocator('iframe').locator('[data-block-type=intro_home] [data-field=title]');
  await headline.read(title);
  await headline.click(title);
  await page.keyboard.press('Control+A');
  await headline.type('Täler, in denen man bleibt.');
  await page.getByText(/^Gespeichert um/).waitFor();
  await headline.click(button('Veröffentlichen'));
  await headline.read(button('Jetzt veröffentlichen'));
  await headline.click(button('Jetzt veröffentlichen'));
  await page.getByText('Die Seite ist veröffentlicht.').waitFor();
  const ofHeadline = headline.end();

  const project = countSteps(page);
  await project.click(page.getByRole('link', { name: 'Zum Formular der Seite' }));
  await project.click(page.getByRole('link', { name: 'Projekte', exact: true }));
  const create = page.getByRole('link', { name: 'Neues Projekt' }).first();
  await project.read(create);
  await project.click(create);
  await project.read(page.getByLabel('Titel', { exact: true }));
  await project.click(page.getByLabel('Titel', { exact: true }));
  await project.type('Uferweg Afritzer See');
  await project.click(page.getByLabel('Einleitung', { exact: true }));
  await project.type('Ein Weg am Wasser, auf dem zwei Kinderwagen aneinander vorbeikommen.');
  const chooser = page.waitForEvent('filechooser');
  await project.click(page.locator('label', { hasText: 'Bild hochladen' }).first());
  await (await chooser).setFiles(join(root, 'infra/fixtures/demo/pictures/talraum-see.webp'));
  await page.getByRole('button', { name: 'Bild 1 entfernen' }).waitFor();
  await project.click(page.getByRole('button', { name: /^Speichern/ }));
  await page.getByText(/ist angelegt\.$/).waitFor();
  await project.read(button('Veröffentlichen'));
  // A newcomer overlooks the description of the picture: the refusal leads to its field.
  await project.click(button('Veröffentlichen'));
  await project.click(page.getByRole('button', { name: /^Zum Feld/ }));
  await page.locator('input:focus, textarea:focus').waitFor();
  await project.type('Schmaler Weg am Seeufer');
  await page.keyboard.press('Enter');
  await page.getByText('Gespeichert.', { exact: true }).waitFor();
  await project.click(button('Veröffentlichen'));
  // Content learns the description by an event; a press before it is refused once more.
  const published = page.getByText(/^Das Projekt ist veröffentlicht/);
  await until('the project to be published', async () => {
    if (await published.isVisible()) return true;
    await button('Veröffentlichen').click({ timeout: 1_000 });
    return false;
  });
  const ofProject = project.end();
  await page.context().close();
  // The browser reports the refusal as well.
  return { headline: ofHeadline, project: ofProject, faults: faults.filter((fault) => !/status of 422/.test(fault)) };
}
