/**
 * Closes menus and filters on a press outside or Escape, which returns the focus (LIST-09). Escape also closes
 * details of a team member.
 */
export function closeOutside(root: Document): void {
  const open = (which = '[data-menu]') => root.querySelectorAll<HTMLDetailsElement>(`details${which}[open]`);
  // A drag that begins inside, like a text selection, ends in a click on the common ancestor of both ends.
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
