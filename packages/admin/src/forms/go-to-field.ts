import { fieldId } from './editors/use-field.ts';

/** The nearest control to a path: a fault deep in a list may have only its list's. */
function controlAt(path: string): HTMLElement | null {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length--) {
    const found = document.getElementById(fieldId(steps.slice(0, length).join('.')));
    if (found) return found;
  }
  return null;
}

/** Leads to where a fault can be mended, once it is shown. */
export const goToField = (field: string) =>
  requestAnimationFrame(() => {
    const control = controlAt(field);
    control?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    control?.focus({ preventScroll: true });
  });
