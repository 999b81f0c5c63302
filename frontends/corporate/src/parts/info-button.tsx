import { icon } from '@theke/ui/icon';
import { ArrowLeft, Info } from 'lucide-react';
import * as css from './info-button.module.css';

/** Floats above a page and leads to /kontakt; there it leads back (PAGE-02), in the browser's history where a script runs (`data-back`). */
export function InfoButton({ path }: { path: string }) {
  const isBack = path === '/kontakt';
  const label = isBack ? 'Zurück' : 'Kontakt';
  const Sign = isBack ? ArrowLeft : Info;
  return (
    <a
      className={css.button}
      href={isBack ? '/' : '/kontakt'}
      aria-label={label}
      title={label}
      data-back={isBack ? '' : undefined}
    >
      <Sign {...icon} size={22} />
    </a>
  );
}
