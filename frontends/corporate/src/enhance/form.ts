import { type Fault, findFaults, showFaults } from './form-faults.ts';

/** Converts the fields to the server's format, by row and field: `0.1` becomes `{ "0": { "1": "value" } }`. */
function collectValues(form: HTMLFormElement): Record<string, Record<string, string>> {
  const data: Record<string, Record<string, string>> = {};
  for (const [name, value] of new FormData(form)) {
    const [row, field] = name.split('.');
    if (row !== undefined && field !== undefined) data[row] = { ...data[row], [field]: String(value) };
  }
  return data;
}

/** Fills fields from the URL's parameters, by their labels (FORM-05). */
function fillFromAddress(form: HTMLFormElement): void {
  const presets = new URLSearchParams(window.location.search);
  for (const control of form.querySelectorAll<HTMLInputElement>('[data-label]')) {
    const value = presets.get(control.dataset.label ?? '');
    if (value !== null && control.value === control.defaultValue) control.value = value;
  }
}

/** @returns the thanks @throws the server's errors */
async function send(form: HTMLFormElement, seconds: number): Promise<string> {
  const sent = new FormData(form);
  const reply = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      data: collectValues(form),
      privacyPolicy: sent.has('privacyPolicy'),
      website: String(sent.get('website') ?? ''),
      seconds,
    }),
  });
  const answer = (await reply.json()) as { data?: { message: string }; errors?: Fault[] };
  if (!reply.ok || !answer.data) throw answer.errors ?? [];
  return answer.data.message;
}

/** Sends the form without leaving the page; errors are shown in the form, and all values stay (FORM-06). */
export function enhance(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const since = performance.now();
  fillFromAddress(form);
  // The browser's own messages are in its language and show one fault only (FORM-12).
  form.noValidate = true;
  form.addEventListener('input', ({ target }) => {
    if (target instanceof Element) target.removeAttribute('aria-invalid');
  });
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!button || button.disabled) return;
    const faults = findFaults(form);
    if (faults.length > 0) return showFaults(form, faults);
    button.disabled = true;
    button.textContent = 'Verarbeiten...';
    form.setAttribute('aria-busy', 'true');
    try {
      const message = await send(form, (performance.now() - since) / 1000);
      const thanks = form.nextElementSibling;
      if (!(thanks instanceof HTMLElement)) return;
      thanks.textContent = message;
      thanks.hidden = false;
      form.remove();
      thanks.focus();
    } catch (faults) {
      button.disabled = false;
      button.textContent = 'Noch einmal absenden';
      form.removeAttribute('aria-busy');
      showFaults(form, Array.isArray(faults) ? faults : []);
    }
  });
}
