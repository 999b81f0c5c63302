import { softHyphens } from './soft-hyphens.ts';

const probeWord = 'Donaudampfschifffahrtsgesellschaft';
const lineHeight = 20;

let hasDictionary: boolean | undefined;

/** Whether the browser divides German words. Chromium knows the property everywhere, but not every build the words. */
function dividesWords(): boolean {
  const probe = document.createElement('div');
  probe.lang = 'de';
  probe.textContent = probeWord;
  probe.style.cssText = `position:absolute;visibility:hidden;width:6em;font:16px/${lineHeight}px sans-serif;hyphens:auto;word-break:normal;overflow-wrap:normal`;
  document.body.append(probe);
  const height = probe.offsetHeight;
  probe.remove();
  // Without a layout there is nothing to divide.
  return height === 0 || height > lineHeight;
}

/** A text whose long words may be divided: by the browser if it can, else at soft hyphens. */
export function hyphenated(text: string): string {
  hasDictionary ??= dividesWords();
  return hasDictionary ? text : softHyphens(text);
}
