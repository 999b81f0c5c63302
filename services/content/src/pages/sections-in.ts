export type Section = { type: string; value: unknown };

/** All shown entries of a content, including those in columns and groups, in order. */
export function sectionsIn(content: unknown): Section[] {
  if (typeof content !== 'object' || content === null) return [];
  if ('isHidden' in content && content.isHidden === true) return [];
  const ownSections =
    !Array.isArray(content) && 'type' in content && typeof content.type === 'string' && 'value' in content
      ? [{ type: content.type, value: content.value }]
      : [];
  return [...ownSections, ...Object.values(content).flatMap(sectionsIn)];
}
