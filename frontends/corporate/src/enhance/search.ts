type Found = { category: string; hits: { title: string; href: string }[] }[];

const part = <T extends HTMLElement>(root: HTMLElement, name: string): T | null =>
  root.querySelector<T>(`[data-search="${name}"]`);

const element = <K extends keyof HTMLElementTagNameMap>(name: K, ...children: (Node | string)[]) => {
  const made = document.createElement(name);
  made.append(...children);
  return made;
};

/** Marks the search term in a title; returns text nodes only, so that no title is interpreted as HTML. */
function marked(title: string, term: string): (Node | string)[] {
  const at = title.toLowerCase().indexOf(term.toLowerCase());
  if (term === '' || at < 0) return [title];
  const end = at + term.length;
  return [title.slice(0, at), element('mark', title.slice(at, end)), title.slice(end)];
}

function list(found: Found, term: string): HTMLElement[] {
  const shown = found.filter(({ hits }) => hits.length > 0);
  if (shown.length === 0) return [element('p', 'Keine Ergebnisse gefunden.')];
  return shown.map(({ category, hits }) => {
    const links = hits.map(({ title, href }) => {
      const link = element('a', ...marked(title, term));
      link.href = href;
      return element('li', link);
    });
    return element('section', element('h2', category), element('ul', ...links));
  });
}

/** Search dialog, debounced (SEARCH-01 to SEARCH-03). */
export function enhance(root: HTMLElement): void {
  const [open, dialog] = [part(root, 'open'), part<HTMLDialogElement>(root, 'dialog')];
  const [input, hits] = [part<HTMLInputElement>(root, 'term'), part(root, 'hits')];
  if (!open || !dialog || !input || !hits) return;
  open.hidden = false;
  open.addEventListener('click', () => {
    dialog.showModal();
    input.focus();
  });
  let timer: number | undefined;
  let asked: AbortController | undefined;
  const look = async () => {
    const term = input.value.trim();
    asked?.abort();
    if (term === '') return hits.replaceChildren();
    asked = new AbortController();
    const { signal } = asked;
    try {
      const reply = await fetch(`/api/search?q=${encodeURIComponent(term)}`, { signal });
      const { data = [] } = (await reply.json()) as { data?: Found };
      if (!signal.aborted) hits.replaceChildren(...list(data, term));
    } catch {
      // Outdated by the next letter, or offline: the earlier hits stay.
    }
  };
  input.addEventListener('input', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(look, 200);
  });
  // Arrow keys move between the field and the hits.
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops: (Element | null)[] = [input, ...hits.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement);
    const next = stops[at + step];
    if (at < 0 || !(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  });
  // Enter searches at once; only the button closes.
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void look();
  });
}
