import { type ShownAs, shownAs, type UploadExtension } from '@theke/contracts/media/upload-kinds';
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

export const pictureTooLarge = (megapixels: number) =>
  invalid(
    'IMAGE_TOO_LARGE',
    `Dieses Bild ist zu groß. Bitte speichern Sie es mit höchstens ${megapixels} Megapixeln und 8 Bit je Farbe und laden Sie es noch einmal hoch.`,
    field,
  );

export const tooManyBytes = () =>
  new Problem(413, [
    { code: 'TOO_LARGE', message: 'Dieses Bild ist größer als 15 MB. Bitte wählen Sie ein kleineres.', field },
  ]);

export const uploadTooLarge = () =>
  new Problem(413, [
    { code: 'TOO_LARGE', message: 'Diese Datei ist größer als 15 MB. Bitte wählen Sie eine kleinere.', field },
  ]);

export const uploadNotReadable = () =>
  invalid('FILE_INCOMPLETE', 'Die Datei kam nicht vollständig an. Bitte laden Sie sie noch einmal hoch.', field);

export const uploadTooSlow = () =>
  new Problem(408, [
    {
      code: 'TOO_SLOW',
      message: 'Die Datei kam zu langsam an. Bitte versuchen Sie es mit einer besseren Verbindung noch einmal.',
    },
  ]);

export const uploadEmpty = () =>
  invalid('FILE_EMPTY', 'Diese Datei ist leer. Bitte wählen Sie eine andere aus.', field);

export const uploadKindUnknown = () =>
  invalid(
    'FILE_TYPE_NOT_ALLOWED',
    'Diesen Dateityp können wir nicht annehmen. Bitte wählen Sie zum Beispiel ein JPEG, PNG oder PDF aus.',
    field,
  );

export const taskFileKindUnknown = () =>
  invalid(
    'FILE_TYPE_NOT_ALLOWED',
    'Diesen Dateityp können wir nicht anhängen. Möglich sind Bilder (JPEG, PNG, GIF), PDF, Text, Office‑Dateien und MP4.',
    field,
  );

export const tooManyTaskFiles = (limit: number) =>
  new Problem(409, [
    {
      code: 'TOO_MANY_FILES',
      message: `Diese Aufgabe hat schon ${limit} Dateien. Bitte löschen Sie zuerst eine.`,
      field,
    },
  ]);

const shownKinds: Record<ShownAs, string> = {
  picture: 'ein Bild',
  drawing: 'eine SVG‑Grafik',
  video: 'ein Video (MP4 oder WebM)',
  film: 'ein Video im Format MPEG',
  pdf: 'ein PDF',
  document: 'ein Dokument',
};

/** @param extension of the existing file */
export const uploadKindNotReplaceable = (extension: UploadExtension) => {
  const kind = shownKinds[shownAs(extension)];
  return invalid(
    'FILE_TYPE_NOT_REPLACEABLE',
    `Diese Datei ist ${kind} und wird so auch angezeigt. Bitte wählen Sie wieder ${kind} aus.`,
    field,
  );
};

export const uploadKindDisagrees = () =>
  invalid(
    'FILE_TYPE_DISAGREES',
    'Der Inhalt dieser Datei passt nicht zu ihrer Endung. Bitte speichern Sie sie neu und laden Sie sie noch einmal hoch.',
    field,
  );

/** @param wait in seconds */
export const tooManyUploads = (wait: number) => {
  const minutes = Math.max(1, Math.ceil(wait / 60));
  const message = `Von Ihrem Anschluss wurden in der letzten Stunde schon 20 Dateien hochgeladen. Bitte versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`;
  return new Problem(429, [{ code: 'TOO_MANY_UPLOADS', message }], wait);
};

/** @param wait in seconds */
export const tooManyUploadBytes = (wait: number) =>
  new Problem(
    429,
    [
      {
        code: 'TOO_MANY_UPLOADS',
        message:
          'Von Ihrem Anschluss wurden innerhalb eines Tages schon 50 MB hochgeladen. Bitte versuchen Sie es morgen noch einmal oder nehmen Sie eine kleinere Datei.',
      },
    ],
    wait,
  );
