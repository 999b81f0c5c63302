// The first TV of a business: from nothing to a menu board, by the screens alone.
import { expect } from '@jest/globals';
import { axeFindings, desk, openWindow } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';
import { countActions } from './signage/count-actions.ts';
import { removeSignage } from './signage/remove-signage.ts';

const journey = openJourney('embedded');

withBrowser(
  'an owner without any TV sees the live menu on one, within five minutes and without leaving the page',
  async () => {
    const { platform, browser } = journey;
    await removeSignage(platform);
    const tv = await openWindow(browser, { width: 1920, height: 1080 });
    const office = await openWindow(browser, desk);
    await office.page.goto(`${platform.url}/backend/login`);
    await logIn(office.page, 'admin@demo.example');
    await office.page.getByText('Jetzt zu tun').waitFor();

    const from = performance.now();
    const person = countActions();
    await person.click(office.page.getByRole('button', { name: /^Digital/ }));
    await person.click(office.page.getByRole('link', { name: 'TVs', exact: true }));
    await office.page.getByText('In fünf Schritten auf den Bildschirm').waitFor();
    expect(await axeFindings(office.page)).toEqual([]);
    await person.click(office.page.getByRole('button', { name: 'Speisekarte anlegen' }));
    const dialog = office.page.getByRole('dialog');
    await dialog.getByLabel('Code', { exact: true }).waitFor();
    expect(await axeFindings(office.page)).toEqual([]);

    await tv.page.goto(`${platform.url}/tv`);
    person.typed(`${new URL(platform.url).host}/tv`);
    const code = tv.page.getByRole('img', { name: 'Code zum Koppeln: ' });
    await code.waitFor();
    const letters = String(await code.getAttribute('aria-label')).replace('Code zum Koppeln: ', '');
    await person.fill(dialog.getByLabel('Code', { exact: true }), letters.replaceAll(' ', ''));
    await person.fill(dialog.getByLabel('Name', { exact: true }), 'Theke links');
    await person.select(dialog.getByLabel('Filiale'), 'Marillo Innenstadt');
    await person.click(dialog.getByRole('button', { name: 'TV koppeln' }));

    await tv.page.locator('[data-phase="air"]').getByText('Alle Preise in Euro').first().waitFor();
    const script = (performance.now() - from) / 1_000;
    // Docs: performance/ten-tasks.md.
    const minutes = (script + person.seconds()) / 60;
    process.stdout.write(`from nothing to a menu board: ${person.summary()}, script ${script.toFixed(0)} s, `);
    process.stdout.write(`estimate for a person ${minutes.toFixed(1)} minutes\n`);
    expect(minutes).toBeLessThan(5);
    await office.page.getByText('Läuft').filter({ visible: true }).first().waitFor();
    expect(await axeFindings(office.page)).toEqual([]);
    expect([...office.faults, ...tv.faults].filter((fault) => !fault.includes('status of 401'))).toEqual([]);
    await tv.page.context().close();
    await office.page.context().close();
  },
  180_000,
);

testLog(journey);
