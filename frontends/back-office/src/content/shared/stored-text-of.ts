const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text of a picture or file; ids distinguish those with the same name. */
export const storedText = (value: unknown): string =>
  isObject(value) ? [describedText(value), value.id].filter(Boolean).join(', ') : '';

/** Text of a picture that is shown beside it: alternative text, owner and focal point. */
export const describedText = (value: object): string => {
  const { name, alt, copyright, focus } = value as Record<string, unknown>;
  return [name ?? alt, copyright, focusText(focus)].filter(Boolean).join(', ');
};

const focusText = (focus: unknown): string =>
  isObject(focus) ? `${Math.round(Number(focus.x) * 100)} % / ${Math.round(Number(focus.y) * 100)} %` : '';
