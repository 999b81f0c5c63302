import type { Place } from '@theke/rules/site/page';
import { icon } from '@theke/ui/icon';
import { ArrowLeft, Info } from 'lucide-react';
import type { MouseEvent } from 'react';
import * as css from './info-button.module.css';
import { messages } from './messages.de.ts';
import { SpaLink } from './spa-link.tsx';

/**
 * Pages without other content at the bottom of the window. A menu has its counter; checkout, payment and status avoid
 * distractions.
 */
const pagesWithButton: ReadonlySet<Place> = new Set(['list', 'legal', 'page', 'contact']);

/** Goes back in the history if possible; otherwise the link leads to the start page. */
function goBack(event: MouseEvent): void {
  if (window.history.length < 2) return;
  event.preventDefault();
  window.history.back();
}

/** Floating button to the contact page; on that page it goes back (PAGE-02). */
export function InfoButton({ place }: { place: Place }) {
  if (!pagesWithButton.has(place)) return null;
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
