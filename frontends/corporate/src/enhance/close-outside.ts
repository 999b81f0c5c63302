/**
 * Menus and filters close by a press outside of them, and by Escape, which leads back to what opened them (LIST-09). So does by Escape whoever is
 * opened in the team.
 */
export function closeOutside(root: Document): void {
  const open = (which = '[data-menu]') => root.querySelectorAll<HTMLDetailsElement>(`details${which}[open]`);
  // A drag that began inside, like the selection of a text, ends in a click on what contains both of its ends.
  let pressed: EventTarget | null = null;
  root.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  root.addEventListener('click', ({ target }) => {
    const isInside = (details: Node) => [target, pressed].some((one) => one instanceof Node && details.contains(one));
    for (const details of open()) if (!isInside(details)) details.open = false;
    pressed = null;
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
