import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumArgs, chromiumPath } from '../local/chromium.ts';

/** Why no screen can be tested here; undefined when it can. THEKE_REQUIRE=chromium takes no excuse. */
export function whyNoBrowser(): string | undefined {
  const isRequired = (process.env.THEKE_REQUIRE ?? '').split(',').includes('chromium');
  return chromiumPath() || isRequired ? undefined : 'Chromium is not installed';
}

export function launchBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('Chromium is not installed (Debian: apt-get install chromium)');
  // Pages tell no visits of a browser that says that a program drives it; journeys are walked as guests are.
  return chromium.launch({ executablePath, args: [...chromiumArgs, '--disable-blink-features=AutomationControlled'] });
}

/** A window of its own session; what goes wrong in it is collected. */
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

/** Lets a browser be logged in. @param session the cookie that a login answered with */
export async function enterAs(context: BrowserContext, url: string, session: string): Promise<void> {
  const [name = '', value = ''] = session.split('=');
  await context.addCookies([{ name, value, url }]);
}

export type Size = { width: number; height: number };

export const phone = { width: 390, height: 844 };
export const tablet = { width: 820, height: 1180 };
export const desk = { width: 1440, height: 900 };
/** What every guest's journey is walked at. */
export const widths = [
  ['390 px', phone],
  ['1440 px', desk],
] as const;

/** What axe finds on the page as it stands, one line a rule. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Of what is right nothing is told: to name each node of it costs more than to look at it.
      resultTypes: ['violations'],
    })
    // Frame by frame everything is named and carried through a second window, which a page without frames need not pay.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
