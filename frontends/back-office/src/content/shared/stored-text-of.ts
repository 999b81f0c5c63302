const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text of a picture or file; ids distinguish those with the same name. */
export const storedText = (value: unknown): string =>
  isObject(value)
    ? [value.name ?? value.alt, value.copyright, focusText(value.focus), value.id].filter(Boolean).join(', ')
    : '';
const focusText = (focus: unknown): string =>
  isObject(focus) ? `${Math.round(Number(focus.x) * 100)} % / ${Math.round(Number(focus.y) * 100)} %` : '';
