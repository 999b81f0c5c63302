import { invalid, Problem } from '@theke/kit/problem';

const field = 'data';

export const notAPicture = () =>
  invalid(
    'NOT_AN_IMAGE',
    'Das ist kein Bild, das wir verwenden können. Bitte wählen Sie ein JPEG, PNG, GIF, WebP oder AVIF aus.',
    field,
  );

export const unreadablePicture = () =>
  invalid(
    'IMAGE_UNREADABLE',
    'Dieses Bild ist beschädigt und lässt sich nicht öffnen. Bitte speichern Sie es neu oder wählen Sie ein anderes.',
    field,
  );

export const tooManyPixels = () =>
  invalid(
    'IMAGE_TOO_LARGE',
    'Dieses Bild hat mehr als 50 Megapixel. Bitte verkleinern Sie es und laden Sie es noch einmal hoch.',
    field,
  );

export const tooManyBytes = () =>
  new Problem(413, [
    { code: 'TOO_LARGE', message: 'Dieses Bild ist größer als 15 MB. Bitte wählen Sie ein kleineres.', field },
  ]);
