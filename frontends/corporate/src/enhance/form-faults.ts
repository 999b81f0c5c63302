export type Fault = { message: string; field?: string };

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const unknownFault = 'Ein unbekannter Fehler ist aufgetreten.';
/** Basic check of an e-mail address, as in the checkout. */
const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);

function messageOf(control: Control): string | undefined {
  const value = control.value.trim();
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.required && !control.checked ? 'Bitte stimmen Sie der Datenschutzerklärung zu.' : undefined;
  if (control.required && value === '') return `Bitte füllen Sie „${control.dataset.label ?? ''}“ aus.`;
  if (control.type === 'email' && value !== '' && !isEmail(value))
    return 'Bitte geben Sie eine vollständige E\u2011Mail-Adresse ein.';
  return undefined;
}

/** Faults of the input, in the order of the form and in German whatever the browser's language (FORM-12). */
export function findFaults(form: HTMLFormElement): Fault[] {
  return [...form.elements].flatMap((control) => {
    const message = 'validity' in control && 'value' in control ? messageOf(control as Control) : undefined;
    return message ? [{ message, field: control.getAttribute('name') ?? '' }] : [];
  });
}

/** The control of a fault; the server names it `data.0.1`. */
function controlOf(form: HTMLFormElement, { field = '' }: Fault): HTMLElement | undefined {
  const control = form.elements.namedItem(field.replace(/^data\./, ''));
  return control instanceof HTMLElement ? control : undefined;
}

function heading(faults: readonly Fault[]): string {
  if (!faults.some(({ field }) => field)) return 'Ihre Nachricht konnte nicht abgeschickt werden.';
  return faults.length === 1 ? 'Bitte prüfen Sie eine Angabe.' : `Bitte prüfen Sie ${faults.length} Angaben.`;
}

/** Lists the faults above the button, each with a link to its field, and moves the focus to the first link. */
export function showFaults(form: HTMLFormElement, found: readonly Fault[]): void {
  const faults = found.length > 0 ? found : [{ message: unknownFault }];
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
  const problem = form.querySelector<HTMLElement>('[role=alert]');
  if (!problem) return;
  const list = document.createElement('ul');
  for (const fault of faults) {
    const control = controlOf(form, fault);
    control?.setAttribute('aria-invalid', 'true');
    const entry = document.createElement('li');
    const text = control ? Object.assign(document.createElement('a'), { href: '#' }) : entry;
    text.textContent = fault.message;
    if (control) {
      text.addEventListener('click', (event) => {
        event.preventDefault();
        control.focus({ preventScroll: true });
        control.scrollIntoView({ block: 'center' });
      });
      entry.append(text);
    }
    list.append(entry);
  }
  problem.replaceChildren(Object.assign(document.createElement('b'), { textContent: heading(faults) }), list);
  problem.hidden = false;
  problem.scrollIntoView({ block: 'center' });
  problem.querySelector('a')?.focus({ preventScroll: true });
}
