const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text of a picture or file with its id, which distinguishes those with the same text. */
export const pictureTextWithId = (value: unknown): string =>
  isObject(value) ? [pictureText(value), value.id].filter(Boolean).join(', ') : '';

/** Alternative text or name, owner and focal point of a picture or file. */
export const pictureText = (value: object): string => {
  const { name, alt, copyright, focus } = value as Record<string, unknown>;
  return [name ?? alt, copyright, focusText(focus)].filter(Boolean).join(', ');
};

const focusText = (focus: unknown): string =>
  isObject(focus) ? `${Math.round(Number(focus.x) * 100)} % / ${Math.round(Number(focus.y) * 100)} %` : '';
