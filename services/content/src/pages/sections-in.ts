export type Section = { type: string; value: unknown };

/** Every entry of a body, also those within columns and groups, in their order. */
export function sectionsIn(content: unknown): Section[] {
  if (typeof content !== 'object' || content === null) return [];
  const own =
    !Array.isArray(content) && 'type' in content && typeof content.type === 'string' && 'value' in content
      ? [{ type: content.type, value: content.value }]
      : [];
  return [...own, ...Object.values(content).flatMap(sectionsIn)];
}
