import { afterScroll, initially } from '@theke/rules/site/minimized-header';

/** Shrinks the header while scrolling down on corporate pages (FRAME-03); on shop pages the shell does that. */
export function minimizeHeader(root: Document): void {
  let state = initially;
  const follow = () => {
    state = afterScroll(state, window.scrollY, window.innerHeight);
    root.documentElement.toggleAttribute('data-header-minimized', state.isMinimized);
  };
  root.addEventListener('scroll', follow, { passive: true });
  follow();
}
