// `npm run dev`: builds the pages of shop and back office from source, beside a running platform.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { freePort } from '@theke/local-servers/free-port';
import { desk, openWindow } from '../../e2e/journeys/browser.ts';
import { logIn } from '../../e2e/journeys/confirm-on-board.ts';
import { openJourney, withBrowser } from '../../e2e/journeys/open-journey.ts';
import { root } from '../local/checkout.ts';

const journey = openJourney('embedded');
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const child = spawn('node', ['infra/tools/build/dev.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      PLATFORM: `http://127.0.0.1:${journey.platform.port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  const lines = createInterface(child.stdout);
  const [line] = await once(lines, 'line');
  expect(line).toContain(url);
}, 120_000);
afterAll(async () => {
  server.kill();
  await once(server, 'exit');
});

withBrowser('opens shop and back office from source without an error', async () => {
  const { page, faults } = await openWindow(journey.browser, desk);
  // The first page waits for the first build.
  page.setDefaultTimeout(100_000);
  await page.goto(`${url}/store/innenstadt`);
  await page.getByRole('button', { name: 'Margherita: Zum Warenkorb hinzufügen', exact: true }).waitFor();
  await page.goto(`${url}/backend/login`);
  await logIn(page, 'admin@demo.example');
  await page.getByText('Jetzt zu tun').waitFor();
  // Chromium logs the 401 that the page gets before the login.
  expect(faults.filter((fault) => !/status of 401/.test(fault))).toEqual([]);
});
