import { launchBrowser } from './infra/e2e/journeys/browser.ts';
const url = 'http://localhost:8200';
const browser = await launchBrowser();
const [w, h] = (process.argv[2] ?? '1440x900').split('x').map(Number);
const c = await browser.newContext({ viewport: { width: w!, height: h! }, locale: 'de-AT' });
const page = await c.newPage();
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 200)));
await page.goto(`${url}/backend/login`);
await page.evaluate(async () => { await fetch('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'admin@demo.example', password: 'theke-demo' }) }); });
const shot = (n: string, full = false) => page.screenshot({ path: `/work/notes/shots/${n}-${w}.png`, fullPage: full });
for (const p of process.argv.slice(3)) { await page.goto(`${url}/backend/${p}`); await page.waitForTimeout(2500); await shot(p.replaceAll('/', '_'), true); }
await browser.close();
