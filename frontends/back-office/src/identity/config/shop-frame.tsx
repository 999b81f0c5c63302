import { useShop } from '@theke/admin/api/shop.ts';
import type { Theme } from '@theke/contracts/identity/config';
import { themeCss } from '@theke/rules/theme/theme';
import { useEffect, useRef, useState } from 'react';
import { configMessages } from './config-messages.de.ts';
import * as css from './shop-frame.module.css';

export type Scheme = 'light' | 'dark';

type Props = {
  theme: Theme;
  scheme: Scheme;
  /** Of the settings as they are saved: with another one the shop is loaded anew. */
  version: number;
};

/** The shop itself on a phone, dressed in the theme as it is typed; whatever else is changed, it shows once that is saved. */
export function ShopFrame({ theme, scheme, version }: Props) {
  const [branch] = useShop().branches;
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const sheet = themeCss(theme);
  useEffect(() => {
    // Each page that was loaded is dressed anew.
    if (loads > 0) dress(frame.current?.contentWindow, sheet, scheme);
  }, [sheet, scheme, loads]);
  return (
    <div className={css.phone}>
      {/* It can be walked through, and not be ordered from: a frame that may send no forms sends no order. */}
      <iframe
        key={version}
        ref={frame}
        title={configMessages.preview}
        src={branch ? `/store/${branch.identifier}` : '/'}
        sandbox="allow-same-origin allow-scripts"
        onLoad={() => setLoads((before) => before + 1)}
      />
    </div>
  );
}

/** Through the style object model, because the page allows no styles in its HTML. */
function dress(window: Window | null | undefined, text: string, scheme: Scheme): void {
  const { CSSStyleSheet: Sheet } = (window ?? {}) as { CSSStyleSheet?: typeof CSSStyleSheet };
  if (!window || !Sheet || !('replaceSync' in Sheet.prototype)) return;
  const sheet = new Sheet();
  sheet.replaceSync(text);
  window.document.adoptedStyleSheets = [sheet];
  window.document.documentElement?.setAttribute('data-scheme', scheme);
}
