import { expect } from '@jest/globals';
import { axeFindings, desk, openWindow } from './browser.ts';
import { checkStaffScreens } from './check-staff-screens.ts';
import { logIn } from './confirm-on-board.ts';
import { margheritaDraft } from './demo-shop.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';

const journey = openJourney('embedded');

// Twenty screens: on a busy machine this takes longer than the default timeout.
withBrowser(
  'axe finds nothing on staff pages',
  async () => {
    // Gives history, customers, messages and the audit log an entry.
    const order = await journey.platform.call('POST', '/api/orders', { body: await margheritaDraft(journey.platform) });
    expect(order.status).toBe(201);
    const { page } = await openWindow(journey.browser, desk);
    await page.goto(`${journey.platform.url}/backend/login`);
    await page.getByRole('button', { name: 'Anmelden' }).waitFor();
    const findings: Record<string, string[]> = { login: await axeFindings(page) };
    await logIn(page, 'admin@demo.example');
    await page.getByText('Jetzt zu tun').waitFor();
    findings.start = await axeFindings(page);
    Object.assign(findings, await checkStaffScreens(page, journey.platform.url));
    expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((screen) => [screen, []])));
    await page.context().close();
  },
  300_000,
);

testLog(journey);
