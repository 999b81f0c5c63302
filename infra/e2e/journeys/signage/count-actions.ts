import type { Locator } from 'playwright-core';
import { estimateSeconds } from '../estimate-seconds.ts';

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
    seconds: () => estimateSeconds(count),
    summary: () => `${count.clicks} clicks, ${count.fields} fields, ${count.characters} characters`,
  };
}
