import { icon } from '@theke/ui/icon';
import { Search, X } from 'lucide-react';
import * as css from './site-search.module.css';

/** Search dialog, which requires JavaScript (`enhance/search.ts`); shows at most ten hits of each kind. */
export const SiteSearch = () => (
  <div data-alive="search" className={css.search}>
    <button type="button" className={css.open} data-search="open" aria-label="Suche" title="Suche" hidden>
      <Search {...icon} size={22} />
    </button>
    <dialog className={css.dialog} data-search="dialog" aria-label="Suche…">
      <form method="dialog" className={css.bar}>
        <input
          type="search"
          data-search="term"
          placeholder="Suche…"
          aria-label="Suche…"
          maxLength={200}
          autoComplete="off"
        />
        <button type="submit" className={css.close}>
          Schliessen
          <X {...icon} />
        </button>
      </form>
      <div className={css.hits} data-search="hits" aria-live="polite" />
    </dialog>
  </div>
);
