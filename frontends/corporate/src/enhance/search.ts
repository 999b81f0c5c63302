import { element } from './element.ts';

type Found = { category: string; hits: { title: string; href: string }[] }[];

const findPart = <T extends HTMLElement>(root: HTMLElement, name: string): T | null =>
  root.querySelector<T>(`[data-search="${name}"]`);

/** Marks the search term in a title; returns text nodes only, so that no title is interpreted as HTML. */
function marked(title: string, term: string): (Node | string)[] {
  const start = title.toLowerCase().indexOf(term.toLowerCase());
  if (term === '' || start < 0) return [title];
  const end = start + term.length;
  return [title.slice(0, start), element('mark', title.slice(start, end)), title.slice(end)];
}

function list(found: Found, term: string): HTMLElement[] {
  const matches = found.filter(({ hits }) => hits.length > 0);
  if (matches.length === 0) return [element('p', 'Keine Ergebnisse gefunden.')];
  return matches.map(({ category, hits }) => {
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
  const [open, dialog] = [findPart(root, 'open'), findPart<HTMLDialogElement>(root, 'dialog')];
  const [input, hits] = [findPart<HTMLInputElement>(root, 'term'), findPart(root, 'hits')];
  if (!open || !dialog || !input || !hits) return;
  open.hidden = false;
  open.addEventListener('click', () => {
    dialog.showModal();
    input.focus();
  });
  // A hit on the same page, such as a member of the team, does not load a document.
  hits.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) dialog.close();
  });
  let timer: number | undefined;
  let pending: AbortController | undefined;
  const look = async () => {
    const term = input.value.trim();
    pending?.abort();
    if (term === '') return hits.replaceChildren();
    pending = new AbortController();
    const { signal } = pending;
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
    const position = stops.indexOf(document.activeElement);
    const next = stops[position + step];
    if (position < 0 || !(next instanceof HTMLElement)) return;
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
