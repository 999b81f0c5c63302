import { useShop } from '@theke/admin/api/shop.ts';
import type { Config, Theme } from '@theke/contracts/identity/config';
import { themeCss } from '@theke/rules/theme/theme';
import { type Preview, previewReady } from '@theke/ui/preview';
import { useEffect, useRef, useState } from 'react';
import { configMessages } from './config-messages.de.ts';
import { previewOf } from './preview-of.ts';
import * as css from './shop-frame.module.css';

export type Scheme = 'light' | 'dark';

type Props = {
  theme: Theme;
  scheme: Scheme;
  /** The other edited fields. */
  draft: Partial<Config>;
  /** Version of the saved settings; a new version reloads the shop. */
  version: number;
};

/** Preview of the shop in a phone-sized frame with the edited theme and settings. */
export function ShopFrame({ theme, scheme, draft, version }: Props) {
  const [branch] = useShop().branches;
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const sheet = themeCss(theme);
  useEffect(() => {
    // Applies the theme to each page that loads in the frame.
    if (loads > 0) dress(frame.current?.contentWindow, sheet, scheme);
  }, [sheet, scheme, loads]);
  // A string, so that unchanged settings are not sent again.
  const typed = JSON.stringify(previewOf(draft));
  useEffect(() => {
    const send = () => {
      const preview: Preview = { type: 'theke-preview', config: JSON.parse(typed) };
      frame.current?.contentWindow?.postMessage(preview, window.location.origin);
    };
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === previewReady) send();
    };
    send();
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [typed]);
  return (
    <div className={css.phone}>
      {/* Guests' pages can be visited but not ordered from: the sandbox forbids forms. */}
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

/** Uses CSSOM, because the page's CSP forbids inline styles. */
function dress(window: Window | null | undefined, text: string, scheme: Scheme): void {
  const { CSSStyleSheet: Sheet } = (window ?? {}) as { CSSStyleSheet?: typeof CSSStyleSheet };
  if (!window || !Sheet || !('replaceSync' in Sheet.prototype)) return;
  const sheet = new Sheet();
  sheet.replaceSync(text);
  window.document.adoptedStyleSheets = [sheet];
  window.document.documentElement?.setAttribute('data-scheme', scheme);
}
