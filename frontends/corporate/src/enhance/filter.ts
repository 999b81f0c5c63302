/** Converts a filter form to a query string; several values of one filter are separated by commas (LIST-01). */
function toQuery(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value !== '') query.append(name, String(value));
  return new URLSearchParams([...new Set(query.keys())].map((name) => [name, query.getAll(name).join(',')]));
}

/** On phones, the filters are a sheet that stays open after a choice. */
const isPhone = () => window.matchMedia?.('(max-width: 719px)').matches ?? false;

/**
 * Shows the number of hits on the submit button before the form is sent; keeps the text if there is no response.
 * Closes a dropdown after a choice.
 */
export function enhance(form: HTMLElement, leaveTo = (address: string) => window.location.assign(address)): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!(form instanceof HTMLFormElement) || !button) return;
  let pending: AbortController | undefined;
  form.addEventListener('change', async ({ target }) => {
    const dropdown = (target as Element | null)?.closest('details');
    if (dropdown && !isPhone()) {
      dropdown.querySelector('summary')?.focus();
      dropdown.open = false;
    }
    pending?.abort();
    pending = new AbortController();
    const { signal } = pending;
    try {
      const reply = await fetch(`/api/v1/projects?${toQuery(form)}`, { signal });
      const { meta } = (await reply.json()) as { meta?: { total: number } };
      if (!signal.aborted && meta)
        button.textContent = meta.total === 1 ? '1 Projekt zeigen' : `${meta.total} Projekte zeigen`;
    } catch {
      // Outdated by the next choice, or offline.
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [path, anchor] = (form.getAttribute('action') ?? '').split('#');
    const query = toQuery(form).toString().replaceAll('%2C', ',');
    leaveTo(`${path}${query && `?${query}`}#${anchor}`);
  });
}
