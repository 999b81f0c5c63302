import * as css from '@theke/ui/visually-hidden.module.css';

const failed = '[data-failed-picture]';

/** Shows the alt text instead of a failed picture; a decorative one leaves a gap. */
function showFailure(image: HTMLImageElement): void {
  if (image.nextElementSibling?.matches(failed)) return;
  const sign = image.ownerDocument.createElement('span');
  sign.dataset.failedPicture = '';
  if (image.alt) {
    sign.setAttribute('role', 'img');
    sign.setAttribute('aria-label', image.alt);
    sign.textContent = `Dieses Bild fehlt gerade: ${image.alt}`;
  } else sign.ariaHidden = 'true';
  image.after(sign);
}

const hideFailure = ({ nextElementSibling }: HTMLImageElement): void => {
  if (nextElementSibling?.matches(failed)) nextElementSibling.remove();
};

/** Marks pictures as loading, loaded or failed, and shows and announces failures (BLOCK-15). */
export function markPictureStates(root: Document): void {
  const status = root.createElement('p');
  status.setAttribute('role', 'status');
  status.className = css.hidden ?? '';
  root.body.append(status);
  const setState = (image: HTMLImageElement, state: 'loading' | 'loaded' | 'error') => {
    if (!image.closest('main')) return;
    image.dataset.state = state;
    if (state === 'error') showFailure(image);
    else hideFailure(image);
    if (state === 'error' && image.alt) status.textContent = `Bild konnte nicht geladen werden: ${image.alt}`;
  };
  for (const image of root.querySelectorAll<HTMLImageElement>('main img'))
    setState(image, !image.complete ? 'loading' : image.naturalWidth > 0 ? 'loaded' : 'error');
  // These events do not bubble; a capturing listener also handles pictures that are added later.
  for (const [event, state] of [
    ['load', 'loaded'],
    ['error', 'error'],
  ] as const)
    root.addEventListener(event, ({ target }) => target instanceof HTMLImageElement && setState(target, state), true);
}
