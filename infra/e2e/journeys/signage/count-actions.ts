import type { Locator } from 'playwright-core';

/** Seconds of a person, as docs/performance/ten-tasks.md estimates them. */
const estimate = { click: 1.5, field: 3, character: 0.35, screen: 8 };

/** Acts as a person does, and counts clicks, fields and typed characters. */
export function countActions() {
  const count = { clicks: 0, fields: 0, characters: 0, screens: 0 };
  const typed = (text: string) => {
    count.fields += 1;
    count.characters += text.length;
  };
  return {
    /** A click that leads to a screen or dialog that has to be read. */
    async click(target: Locator): Promise<void> {
      await target.click();
      count.clicks += 1;
      count.screens += 1;
    },
    async fill(target: Locator, text: string): Promise<void> {
      await target.fill(text);
      typed(text);
    },
    /** Opens a list and chooses from it. */
    async select(target: Locator, choice: string): Promise<void> {
      await target.selectOption({ label: choice });
      count.clicks += 2;
    },
    /** Typed elsewhere, as on the remote control of a TV. */
    typed,
    seconds: () =>
      count.clicks * estimate.click +
      count.fields * estimate.field +
      count.characters * estimate.character +
      count.screens * estimate.screen,
    summary: () => `${count.clicks} clicks, ${count.fields} fields, ${count.characters} characters`,
  };
}
