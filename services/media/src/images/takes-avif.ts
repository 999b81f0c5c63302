/**
 * Whether a browser accepts AVIF by name. Wildcards do not count: clients such as link previews and mail programs often
 * cannot decode it.
 */
export const takesAvif = (accept: string | undefined): boolean =>
  (accept ?? '').split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === 'image/avif' && !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
  });
