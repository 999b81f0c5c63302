/**
 * Whether a browser says that it reads AVIF. Only by name: whoever asks for anything at all (the format of a link preview, a
 * mail program) often cannot.
 */
export const takesAvif = (accept: string | undefined): boolean =>
  (accept ?? '').split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === 'image/avif' && !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
  });
