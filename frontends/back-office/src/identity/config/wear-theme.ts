import type { Theme } from '@theke/contracts/identity/config';
import { themeCss } from '@theke/rules/theme/theme';

/**
 * Dresses the page in a theme that was saved just now: the document brought the one from before. Through the style object
 * model, because the page allows no styles in its HTML.
 */
export function wearTheme(theme: Theme): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeCss(theme));
  document.adoptedStyleSheets = [sheet];
}
