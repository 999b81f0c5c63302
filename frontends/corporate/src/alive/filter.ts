/** Says on the button how many projects the choice finds, before it is sent; without an answer it stays what it was. */
export function wake(form: HTMLElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!(form instanceof HTMLFormElement) || !button) return;
  let asked: AbortController | undefined;
  form.addEventListener('change', async () => {
    asked?.abort();
    asked = new AbortController();
    const { signal } = asked;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (value !== '') query.append(name, String(value));
    // As a list of a filter stands in an address.
    const list = [...new Set(query.keys())].map((name) => [name, query.getAll(name).join(',')]);
    try {
      const reply = await fetch(`/api/v1/projects?${new URLSearchParams(list)}`, { signal });
      const { meta } = (await reply.json()) as { meta?: { total: number } };
      if (!signal.aborted && meta)
        button.textContent = meta.total === 1 ? '1 Projekt zeigen' : `${meta.total} Projekte zeigen`;
    } catch {
      // Overtaken by the next choice, or no network.
    }
  });
}
