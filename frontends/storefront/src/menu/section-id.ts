/** A category's place on the page. */
export const sectionId = (categoryId: string): string => `kategorie-${categoryId}`;
