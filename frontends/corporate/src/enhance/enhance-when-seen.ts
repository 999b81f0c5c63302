type Enhance = (element: HTMLElement) => void;

/** What `data-alive` may name; each is loaded when the first of it is seen, or touched. */
const parts: Readonly<Record<string, () => Promise<{ enhance: Enhance }>>> = {
  filter: () => import('./filter.ts'),
  form: () => import('./form.ts'),
  menu: () => import('./menu.ts'),
  search: () => import('./search.ts'),
  slides: () => import('./slides.ts'),
};

/** Before, it is what the server drew. Without what should have been loaded it stays that. */
export function enhanceWhenSeen(root: ParentNode): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      seen.unobserve(target);
      parts[target.dataset.alive ?? '']?.().then(
        ({ enhance }) => {
          enhance(target);
          target.dataset.awake = '';
        },
        (error: unknown) => console.error(error),
      );
    }
  });
  for (const element of root.querySelectorAll('[data-alive]')) seen.observe(element);
}
