import type { Menu } from '@theke/contracts/catalog/menu';
import type { Product } from '@theke/contracts/catalog/product';
import type { Init } from '@theke/contracts/gateway/init';
import type { Page } from 'playwright-core';

const times = 10;
const copyOf = (id: string, copy: number) => `${id.slice(0, -2)}${(0xa0 + copy).toString(16)}`;

/** The documents that a page loads from now on name each dish of a card ten times, each under a name of its own. */
export async function withLongCard(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/store/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(<script type="application\/json" id="init">)(.*?)(<\/script>)/s,
        (_, open: string, json: string, end: string) =>
          `${open}${JSON.stringify(lengthened(JSON.parse(json))).replaceAll('<', '\\u003c')}${end}`,
      );
      return route.fulfill({ response, body });
    },
  );
}

const lengthened = (init: Init): Init =>
  init.map((entry) => {
    if (entry.url === '/products') return { ...entry, data: (entry.data as Product[]).flatMap(copiesOf) };
    if (!entry.url.endsWith('/menus')) return entry;
    return { ...entry, data: (entry.data as Menu[]).map(longMenu) };
  }) as Init;

const longMenu = (menu: Menu): Menu => ({
  ...menu,
  catalog: menu.catalog.map((group) => ({ ...group, products: group.products.flatMap(copiesOf) })),
});

const copiesOf = <T extends { id: string; name?: string }>(one: T): T[] => [
  one,
  ...Array.from({ length: times - 1 }, (_, copy) => ({
    ...one,
    id: copyOf(one.id, copy),
    ...(one.name && { name: `${one.name} ${copy + 2}` }),
  })),
];

/** Of a long card as it stands: rows that the browser leaves undrawn, and each block's height beside what it is when drawn. */
export function unseenRows(page: Page) {
  return page.evaluate(() => {
    const marked = [...document.querySelectorAll('[data-unseen-skipped]')];
    const heights = () =>
      [...document.querySelectorAll('main section[id] > div')].map((block) =>
        Math.round(block.getBoundingClientRect().height),
      );
    const rows = [...document.querySelectorAll('article')];
    const undrawn = rows.filter((row) => !row.checkVisibility({ contentVisibilityAuto: true })).length;
    const known = heights();
    for (const block of marked) block.removeAttribute('data-unseen-skipped');
    const drawn = heights();
    for (const block of marked) block.setAttribute('data-unseen-skipped', '');
    return { rows: rows.length, undrawn, known, drawn };
  });
}

/** What moved on a page by itself since it began to load: the sum of its layout shifts, those after a press left out. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A frame's shifts are told after it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return (observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
  });
}
