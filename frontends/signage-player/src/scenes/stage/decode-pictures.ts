/** Waits for the load event of a picture. Rejects if the picture cannot be loaded. */
const waitForLoad = (picture: HTMLImageElement): Promise<void> =>
  picture.complete && picture.naturalWidth > 0
    ? Promise.resolve()
    : new Promise((resolve, reject) => {
        picture.addEventListener('load', () => resolve(), { once: true });
        picture.addEventListener('error', () => reject(new Error('not loaded')), { once: true });
      });

/** Loads and decodes a picture, so that it is painted in its first frame. Rejects if it is missing or broken. */
const decodePicture = (picture: HTMLImageElement): Promise<void> =>
  picture.decode ? picture.decode().catch(() => waitForLoad(picture)) : waitForLoad(picture);

/**
 * Decodes all pictures in an element. Returns whether those marked `data-required` are shown; the others may be
 * missing.
 */
export async function decodePictures(element: HTMLElement): Promise<boolean> {
  const pictures = [...element.querySelectorAll('img')];
  const shown = await Promise.all(
    pictures.map((picture) =>
      decodePicture(picture).then(
        () => true,
        () => picture.dataset.required === undefined,
      ),
    ),
  );
  return shown.every(Boolean);
}
