/** Field that opens the site's search with its term; removed if the page has no search (FRAME-06). */
export function enhance(form: HTMLElement): void {
  const open = document.querySelector<HTMLElement>('[data-search="open"]');
  const term = document.querySelector<HTMLInputElement>('[data-search="term"]');
  const field = form.querySelector('input');
  if (!open || !term || !field) {
    form.remove();
    return;
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    open.click();
    term.value = field.value;
    term.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
