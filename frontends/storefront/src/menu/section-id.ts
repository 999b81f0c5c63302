/** Element id of a category's section. */
export const sectionId = (categoryId: string): string => `kategorie-${categoryId}`;
