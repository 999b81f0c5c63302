import type { Page } from 'playwright-core';

type Watched = Window & { asked: number };

/** Counts what a page has asked for and not got yet; before it opens anything. */
export async function countAsked(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.asked = 0;
    const real = window.fetch;
    window.fetch = async (...sent) => {
      watched.asked += 1;
      try {
        return await real(...sent);
      } finally {
        watched.asked -= 1;
      }
    };
  });
}

/**
 * Milliseconds from a press that leads to `address`, in a back office that is open already, until what it shows no longer changes: the words
 * `shows` are there, nothing is asked for any more, and nothing was drawn for a third of a second after the last change, which is the moment that counts.
 */
export const standsAfter = (page: Page, address: string, shows: string): Promise<number> =>
  page.evaluate(
    async ([to, words]) => {
      const watched = window as unknown as Watched;
      const began = performance.now();
      let drawn = began;
      const seen = new MutationObserver(() => {
        drawn = performance.now();
      });
      seen.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      const isThere = () => document.body.textContent?.includes(words as string);
      while (watched.asked > 0 || performance.now() - drawn < 333 || !isThere())
        await new Promise((resolve) => {
          setTimeout(resolve, 10);
        });
      seen.disconnect();
      return drawn - began;
    },
    [address, shows],
  );
