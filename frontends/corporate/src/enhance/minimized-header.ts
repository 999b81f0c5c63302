import { afterScroll, initially } from '@theke/rules/site/minimized-header';

/** On a firm's own pages the header shrinks while one reads down (FRAME-03); within the shop's documents the shell says so. */
export function minimizeHeader(root: Document): void {
  let state = initially;
  const follow = () => {
    state = afterScroll(state, window.scrollY, window.innerHeight);
    root.documentElement.toggleAttribute('data-header-minimized', state.isMinimized);
  };
  root.addEventListener('scroll', follow, { passive: true });
  follow();
}
