import type { Menu } from '@theke/contracts/catalog/menu';
import type { Product } from '@theke/contracts/catalog/product';
import type { Init } from '@theke/contracts/gateway/init';
import type { Page } from 'playwright-core';

const times = 10;
const copyId = (id: string, copy: number) => `${id.slice(0, -2)}${(0xa0 + copy).toString(16)}`;

/** From now on, documents list each dish of a menu ten times, each with a distinct name. */
export async function serveLongMenu(page: Page): Promise<void> {
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
    if (entry.url === '/products') return { ...entry, data: (entry.data as Product[]).flatMap(createCopies) };
    if (!entry.url.endsWith('/menus')) return entry;
    return { ...entry, data: (entry.data as Menu[]).map(longMenu) };
  }) as Init;

const longMenu = (menu: Menu): Menu => ({
  ...menu,
  catalog: menu.catalog.map((group) => ({ ...group, products: group.products.flatMap(createCopies) })),
});

const createCopies = <T extends { id: string; name?: string }>(one: T): T[] => [
  one,
  ...Array.from({ length: times - 1 }, (_, copy) => ({
    ...one,
    id: copyId(one.id, copy),
    ...(one.name && { name: `${one.name} ${copy + 2}` }),
  })),
];

/** Rows of a long menu that the browser skips rendering, and each block's height compared with its rendered height. */
export function measureUnseenRows(page: Page) {
  return page.evaluate(() => {
    const marked = [...document.querySelectorAll('[data-unseen-skipped]')];
    const heights = () =>
      [...document.querySelectorAll('main section[id] > div')].map((block) =>
        Math.round(block.getBoundingClientRect().height),
      );
    const rows = [...document.querySelectorAll('article')];
    const undrawn = rows.filter((row) => !row.checkVisibility({ contentVisibilityAuto: true })).length;
    const reserved = heights();
    for (const block of marked) block.removeAttribute('data-unseen-skipped');
    const drawn = heights();
    for (const block of marked) block.setAttribute('data-unseen-skipped', '');
    return { rows: rows.length, undrawn, reserved, drawn };
  });
}

/** Sum of layout shifts since the page began to load, excluding those after a press. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Observers are notified after the frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return (observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
  });
}
