import type { Place } from '@theke/rules/site/page';
import { icon } from '@theke/ui/icon';
import { ArrowLeft, Info } from 'lucide-react';
import type { MouseEvent } from 'react';
import * as css from './info-button.module.css';
import { messages } from './messages.de.ts';
import { SpaLink } from './spa-link.tsx';

/** Where nothing else lies at the foot of the window: a menu has its counter there, and who pays or waits is led nowhere else. */
const places: ReadonlySet<Place> = new Set(['list', 'legal', 'page', 'contact']);

/** Back in the browser's history where there is one; else the link leads to the start. */
function goBack(event: MouseEvent): void {
  if (window.history.length < 2) return;
  event.preventDefault();
  window.history.back();
}

/** Floats above the page and leads to how the shop is reached; there it leads back (PAGE-02). */
export function InfoButton({ place }: { place: Place }) {
  if (!places.has(place)) return null;
  const isBack = place === 'contact';
  const label = isBack ? messages.back : messages.contact;
  const Sign = isBack ? ArrowLeft : Info;
  return (
    <SpaLink
      href={isBack ? '/' : '/kontakt'}
      className={css.button}
      aria-label={label}
      title={label}
      {...(isBack && { onClickCapture: goBack })}
    >
      <Sign {...icon} size={22} />
    </SpaLink>
  );
}
