type Enhance = (element: HTMLElement) => void;

/** Modules that `data-alive` may name; each is loaded when its first element is visible or touched. */
const parts: Readonly<Record<string, () => Promise<{ enhance: Enhance }>>> = {
  filter: () => import('./filter.ts'),
  find: () => import('./find.ts'),
  form: () => import('./form.ts'),
  menu: () => import('./menu.ts'),
  search: () => import('./search.ts'),
  slides: () => import('./slides.ts'),
};

/** Loads the modules of elements once they are needed. Until then, and if loading fails, the server's HTML stays. */
export function enhanceWhenSeen(root: ParentNode): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      parts[target.dataset.alive ?? '']?.().then(
        ({ enhance }) => {
          enhance(target);
          target.dataset.awake = '';
        },
        (error: unknown) => console.error(error),
      );
    }
  });
  for (const element of root.querySelectorAll('[data-alive]')) observer.observe(element);
}
