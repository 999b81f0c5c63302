import { chromium } from 'playwright-core';
import { AxeBuilder } from '@axe-core/playwright';
const base = 'http://localhost:8094';
const [, , ...only] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
for (const width of [1440, 820, 390]) {
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 } });
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log(width, m.type(), m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log(width, 'PAGEERROR', e.stack?.slice(0, 600)));
  const shot = async (name) => {
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/h4shots/${name}-${width}.png` });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const v of violations) console.log(width, name, v.id, v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' :: ' + (n.any[0]?.message ?? n.failureSummary ?? '').slice(0, 140)).join(' | '));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log(width, name, 'OVERFLOW', over);
  };
  await page.goto(`${base}/backend/login`);
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
  await shot('login');
  await page.getByRole('button', { name: /admin@demo/ }).click();
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL(/orders/);
  await shot('board');
  for (const path of ['products', 'categories', 'branches', 'logs']) {
    await page.goto(`${base}/backend/${path}`);
    await page.locator('tbody tr').first().waitFor();
    await shot(path);
  }
  await page.goto(`${base}/backend/products?filter=${encodeURIComponent('{"q":"Antipasti"}')}`);
  await page.getByRole('link', { name: /Antipasti vom Tresen/ }).click();
  await page.getByRole('heading', { name: 'Allgemein' }).waitFor();
  await shot('form');
  await page.screenshot({ path: `/tmp/h4shots/form-full-${width}.png`, fullPage: true });
  await page.goto(`${base}/backend/branches`);
  await page.getByRole('link', { name: /Meidling/ }).click();
  await page.getByRole('heading', { name: 'Allgemein' }).waitFor();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/h4shots/branch-full-${width}.png`, fullPage: true });
  await shot('branch');
  await context.close();
}
await browser.close();
