import type { Branch } from '@theke/contracts/catalog/branch';
import { until } from '@theke/kit/testing/until';
import type { Browser } from 'playwright-core';
import { axeFindings, openWindow, type Size } from './browser.ts';
import type { Platform } from './platform.ts';
import { changeEntry } from './staff-calls.ts';

/**
 * A bakery with two branches closes one to the public; its home page becomes that of a single-branch shop (BRANCHES-01,
 * BRANCHES-02).
 */
export async function viewSingleBranchHome(platform: Platform, browser: Browser, sizes: readonly Size[]) {
  const host = `zweite.localhost:${platform.port}`;
  const call: Platform['call'] = (method, path, options) => platform.call(method, path, { ...options, host });
  const cookie = await platform.login('admin@zweite.example', host);
  const branches = (await call('GET', '/api/branches', { cookie })).body.data as unknown as Branch[];
  const [only, ...otherBranches] = branches;
  if (!only) throw new Error('the bakery has no branch');
  const hours = [{ type: 'daily', isClosed: false, from: '11:15', to: '13:45' }];
  const putBack = [
    await changeEntry({ call }, cookie, `/api/branches/${only.id}`, {
      isDeliveryEnabled: true,
      isDeliveryHoursEnabled: true,
      deliveryHours: hours,
    }),
  ];
  for (const { id } of otherBranches)
    putBack.push(await changeEntry({ call }, cookie, `/api/branches/${id}`, { isPublic: false }));
  await until('guests to see only one branch', async () => {
    const { text } = await call('GET', '/', { headers: { accept: 'text/html' } });
    return text.includes('"11:15"') && !otherBranches.some(({ name }) => text.includes(`<h2>${name}`));
  });

  const views = [];
  for (const size of sizes) {
    const { page, faults } = await openWindow(browser, size);
    await page.goto(`http://${host}/`, { waitUntil: 'networkidle' });
    const readHref = (name: RegExp) => page.getByRole('link', { name }).first().getAttribute('href');
    const week = page.locator('main dl').first();
    const opening = await week.innerText();
    await page.getByRole('radio', { name: 'Lieferzeiten' }).press('Space');
    views.push({
      links: [
        await readHref(/^(Online bestellen|Vorbestellen|Speisekarte ansehen)/),
        await readHref(/^Anrufen/),
        await readHref(/^Route planen/),
      ],
      hours: [opening.includes('11:15'), (await week.innerText()).includes('11:15')],
      contact: await page.getByText(only.street, { exact: false }).first().isVisible(),
      findings: await axeFindings(page),
      faults,
    });
    await page.context().close();
  }
  for (const back of putBack) await back();
  return { only, views };
}
