/**
 * Menus and filters close by a press outside of them, and by Escape, which leads back to what opened them (LIST-09). So does by Escape whoever is
 * opened in the team.
 */
export function closeOutside(root: Document): void {
  const open = (which = '[data-menu]') => root.querySelectorAll<HTMLDetailsElement>(`details${which}[open]`);
  root.addEventListener('click', ({ target }) => {
    for (const details of open()) if (!(target instanceof Node && details.contains(target))) details.open = false;
  });
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const details of open(':is([data-menu], [data-escape])')) {
      const hasFocus = details.contains(root.activeElement);
      details.open = false;
      if (hasFocus) details.querySelector('summary')?.focus();
    }
  });
}
