/** Types of posts (POST-02), in display order. */
export const postTypes = ['News', 'Fixleistungen', 'Methoden', 'Jobs'] as const;
export type PostType = (typeof postTypes)[number];

const presets: Readonly<Record<string, string>> = Object.fromEntries(postTypes.map((type) => [type, type]));

/** Choices of a section that may be limited to one type. */
export const postTypeChoices = { all: 'Alle Arten', ...presets };

/** The type that a section with posts is limited to (BLOCK-17); undefined if to none. */
export const presetPostType = (value: unknown): PostType | undefined => {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  return postTypes.find((one) => one === type);
};
