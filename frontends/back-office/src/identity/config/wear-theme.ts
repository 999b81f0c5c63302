import type { Theme } from '@theke/contracts/identity/config';
import { themeCss } from '@theke/rules/theme/theme';

/**
 * Applies a theme that was just saved, because the document still has the earlier one. Uses CSSOM, because the page's
 * CSP forbids inline styles.
 */
export function wearTheme(theme: Theme): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeCss(theme));
  document.adoptedStyleSheets = [sheet];
}
