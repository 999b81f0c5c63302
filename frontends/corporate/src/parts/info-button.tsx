import { infoButtonAt } from '@theke/rules/site/info-button';
import { icon } from '@theke/ui/icon';
import { ArrowLeft, Info } from 'lucide-react';
import * as css from './info-button.module.css';

/**
 * Floating button to /kontakt; on that page it goes back (PAGE-02), in the history if JavaScript is available
 * (`data-back`). Around shop pages, enhance/shop-frame.ts adapts it to the current page.
 */
export function InfoButton({ path }: { path: string }) {
  const kind = infoButtonAt(path);
  return (
    <>
      <a
        className={css.button}
        href="/kontakt"
        aria-label="Kontakt"
        title="Kontakt"
        data-info="contact"
        hidden={kind !== 'contact'}
      >
        <Info {...icon} size={22} />
      </a>
      <a
        className={css.button}
        href="/"
        aria-label="Zurück"
        title="Zurück"
        data-info="back"
        data-back=""
        hidden={kind !== 'back'}
      >
        <ArrowLeft {...icon} size={22} />
      </a>
    </>
  );
}
