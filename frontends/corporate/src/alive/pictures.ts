import * as css from '@theke/ui/visually-hidden.module.css';

/** What becomes of each picture: it is loading, loaded, or failed, which whoever does not see that is told (BLOCK-15). */
export function tellPictures(root: Document): void {
  const said = root.createElement('p');
  said.setAttribute('role', 'status');
  said.className = css.hidden ?? '';
  root.body.append(said);
  const tell = (image: HTMLImageElement, state: 'loading' | 'loaded' | 'error') => {
    image.dataset.state = state;
    if (state === 'error' && image.alt) said.textContent = `Bild konnte nicht geladen werden: ${image.alt}`;
  };
  for (const image of root.querySelectorAll<HTMLImageElement>('main img'))
    tell(image, !image.complete ? 'loading' : image.naturalWidth > 0 ? 'loaded' : 'error');
  // They do not rise; one listener hears them on their way down, also of what comes later.
  for (const [event, state] of [
    ['load', 'loaded'],
    ['error', 'error'],
  ] as const)
    root.addEventListener(event, ({ target }) => target instanceof HTMLImageElement && tell(target, state), true);
}
