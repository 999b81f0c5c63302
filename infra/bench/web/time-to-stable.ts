import type { Page } from 'playwright-core';

type Watched = Window & { asked: number };

/** Counts the page's pending requests; call before it opens anything. */
export async function countRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.asked = 0;
    const real = window.fetch;
    window.fetch = async (...args) => {
      watched.asked += 1;
      try {
        return await real(...args);
      } finally {
        watched.asked -= 1;
      }
    };
  });
}

/**
 * Time in ms from a press that leads to `address`, in an open back office, until the page is stable: the text `shows`
 * is visible, no request is pending, and nothing was drawn for a third of a second. The last change is the moment that
 * counts.
 */
export const timeToStable = (page: Page, address: string, shows: string): Promise<number> =>
  page.evaluate(
    async ([to, text]) => {
      const watched = window as unknown as Watched;
      const began = performance.now();
      let drawn = began;
      const observer = new MutationObserver(() => {
        drawn = performance.now();
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      const isThere = () => document.body.textContent?.includes(text as string);
      while (watched.asked > 0 || performance.now() - drawn < 333 || !isThere())
        await new Promise((resolve) => {
          setTimeout(resolve, 10);
        });
      observer.disconnect();
      return drawn - began;
    },
    [address, shows],
  );
