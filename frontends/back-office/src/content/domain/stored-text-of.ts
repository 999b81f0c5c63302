const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A picture or a file by what is said of it; two of the same name are told apart by their ids. */
export const storedText = (value: unknown): string =>
  isObject(value)
    ? [value.name ?? value.alt, value.copyright, focusText(value.focus), value.id].filter(Boolean).join(', ')
    : '';
const focusText = (focus: unknown): string =>
  isObject(focus) ? `${Math.round(Number(focus.x) * 100)} % / ${Math.round(Number(focus.y) * 100)} %` : '';
