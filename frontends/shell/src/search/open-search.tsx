import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SiteSearch } from './site-search.tsx';

/** Opens the search dialog above the page of any remote, and removes it on close. */
export function openSearch(): void {
  if (document.querySelector('[data-site-search]')) return;
  const place = document.createElement('div');
  place.dataset.siteSearch = '';
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <StrictMode>
      <SiteSearch onClose={close} />
    </StrictMode>,
  );
}
