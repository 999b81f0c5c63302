import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumArgs, chromiumPath } from '../../tools/local/chromium.ts';

/** Why no screen can be tested here; undefined if it can. With THEKE_REQUIRE=chromium always undefined. */
export function whyNoBrowser(): string | undefined {
  const isRequired = (process.env.THEKE_REQUIRE ?? '').split(',').includes('chromium');
  return chromiumPath() || isRequired ? undefined : 'Chromium is not installed';
}

export function launchBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('Chromium is not installed (Debian: apt-get install chromium)');
  // Pages report no visits from automated browsers; journeys should behave like guests.
  return chromium.launch({ executablePath, args: [...chromiumArgs, '--disable-blink-features=AutomationControlled'] });
}

/** Opens a window with a separate session and collects its errors. */
export async function openWindow(
  browser: Browser,
  size: { width: number; height: number },
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: size, locale: 'de-AT', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  return { page, faults };
}

/** Logs a browser in. @param session the cookie of a login response */
export async function enterAs(context: BrowserContext, url: string, session: string): Promise<void> {
  const [name = '', value = ''] = session.split('=');
  await context.addCookies([{ name, value, url }]);
}

export type Size = { width: number; height: number };

export const phone = { width: 390, height: 844 };
export const tablet = { width: 820, height: 1180 };
export const desk = { width: 1440, height: 900 };
/** Window sizes of every guest journey. */
export const widths = [
  ['390 px', phone],
  ['1440 px', desk],
] as const;

/**
 * Axe's findings on the current page, one line per rule. Transitions are off meanwhile: half-way between two colours a
 * button has a contrast that no reader sees.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const sheet = await page.evaluateHandle(() => {
    // A constructed sheet, because the content security policy allows no style element.
    const withoutTransitions = new CSSStyleSheet();
    withoutTransitions.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, withoutTransitions];
    return withoutTransitions;
  });
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Reports violations only: naming every correct node costs more than checking it.
      resultTypes: ['violations'],
    })
    // Legacy mode skips the per-frame analysis in a second window, which a page without frames does not need.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  const findings: string[] = [];
  for (const { id, nodes } of violations) {
    const targets = nodes.map(({ target }) => target.join(' '));
    const found = id === 'target-size' ? await tooSmall(page, targets) : targets;
    if (found.length > 0) findings.push(`${id}: ${found.join(', ')}`);
  }
  await sheet.evaluate((own) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== own);
  });
  return findings;
}

/**
 * The targets that are too small in the middle of the screen: depending on where the page is scrolled, bars that stay
 * in place may cover a part of a target, which scrolling uncovers.
 */
async function tooSmall(page: Page, targets: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const top = await page.evaluate(() => window.scrollY);
  for (const target of targets) {
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { violations } = await new AxeBuilder({ page })
      .include(target)
      .withRules('target-size')
      .setLegacyMode(page.frames().length === 1)
      .analyze();
    if (violations.length > 0) found.push(target);
  }
  await page.evaluate((scrolled) => window.scrollTo(0, scrolled), top);
  return found;
}
