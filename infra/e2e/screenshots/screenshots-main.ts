// `npm run screenshots -- [--to FOLDER] [--drawings FOLDER] [--first-view] [NAME...]`: takes every screen, or those
// whose name starts with NAME, at three widths, light and dark; TVs at 1920 x 1080. Creates a page with each beside its
// design, in full or only the first view. Not part of the tests.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { root } from '../../tools/local/checkout.ts';
import { axeFindings, enterAs, launchBrowser } from '../journeys/browser.ts';
import { checkNarrowLayout } from '../journeys/check-narrow-layout.ts';
import { startPlatform } from '../journeys/platform.ts';
import { contactSheet, type Shot } from './contact-sheet.ts';
import { guestScreens } from './guest-screens.ts';
import { type Scheme, type Screen, variants, viewports, type Width } from './screen.ts';
import { staffScreens } from './staff-screens.ts';
import { type Staged, stageShop } from './stage-shop.ts';
import { tvScreens } from './tv-screens.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: '.data/screenshots' },
    drawings: { type: 'string' },
    'first-view': { type: 'boolean', default: false },
  },
});
const folder = resolve(root, values.to);
const drawings = values.drawings === undefined ? undefined : resolve(values.drawings);
const screens = [...guestScreens, ...staffScreens, ...tvScreens].filter(
  ({ name }) => positionals.length === 0 || positionals.some((prefix) => name.startsWith(prefix)),
);

async function take(browser: Browser, staged: Staged, screen: Screen, width: Width, scheme: Scheme): Promise<Shot> {
  const file = `${screen.name}-${width}-${scheme}.png`;
  const context = await browser.newContext({
    viewport: { width, height: viewports[width] },
    locale: 'de-AT',
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: width < 1024,
  });
  const findings: string[] = [];
  try {
    if (screen.as === 'admin') await enterAs(context, staged.platform.url, staged.cookie);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('pageerror', ({ message }) => findings.push(`page error: ${message}`));
    await screen.open(page, staged);
    // A TV keeps a stream open.
    if (!screen.isTv) await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, file), fullPage: !values['first-view'] });
    // Nobody operates a TV: it has no landmarks.
    findings.push(...(await axeFindings(page)).filter((finding) => !(screen.isTv && finding.startsWith('region'))));
    if (!(await checkNarrowLayout(page))) findings.push('scrolls sideways');
  } catch (error) {
    findings.push(`not reached: ${(error as Error).message}`);
  } finally {
    await context.close();
  }
  return { screen, width, scheme, file, findings };
}

mkdirSync(folder, { recursive: true });
const platform = await startPlatform('embedded');
try {
  const staged = await stageShop(platform);
  const browser = await launchBrowser();
  const shots: Shot[] = [];
  for (const screen of screens)
    for (const { width, scheme } of variants(screen)) {
      const shot = await take(browser, staged, screen, width, scheme);
      for (const finding of shot.findings) console.log(`${shot.file}: ${finding}`);
      shots.push(shot);
    }
  await browser.close();
  writeFileSync(join(folder, 'index.html'), contactSheet(shots, folder, drawings));
  const found = shots.filter(({ findings }) => findings.length > 0).length;
  console.log(`${shots.length} pictures, ${found} with findings: ${join(folder, 'index.html')}`);
  process.exitCode = found > 0 ? 1 : 0;
} finally {
  await platform.stop();
}
