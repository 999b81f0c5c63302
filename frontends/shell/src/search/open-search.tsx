import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SiteSearch } from './site-search.tsx';

/** Opens the search dialog above the page of any remote, and removes it on close. */
export function openSearch(): void {
  if (document.querySelector('[data-site-search]')) return;
  const container = document.createElement('div');
  container.dataset.siteSearch = '';
  document.body.append(container);
  const root = createRoot(container);
  const close = () => {
    root.unmount();
    container.remove();
  };
  root.render(
    <StrictMode>
      <SiteSearch onClose={close} />
    </StrictMode>,
  );
}
