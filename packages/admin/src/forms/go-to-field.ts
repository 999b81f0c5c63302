import { fieldId } from './editors/use-field.ts';

/** Finds the control closest to a path: a fault inside a list may only have the list's control. */
function controlAt(path: string): HTMLElement | null {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length--) {
    const found = document.getElementById(fieldId(steps.slice(0, length).join('.')));
    if (found) return found;
  }
  return null;
}

/** Focuses and scrolls to the field of an error, in the next frame. */
export const goToField = (field: string) =>
  requestAnimationFrame(() => {
    const control = controlAt(field);
    control?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    control?.focus({ preventScroll: true });
  });
