/** An item of a round with its course (TABLE-07); an item without one belongs to the first. */
type CoursedItem = { readonly course?: number | undefined; readonly amount?: number | undefined };

/** `firedCourse`: the last course that the kitchen was asked for; null or absent: everything. */
type CoursedOrder = { readonly firedCourse?: number | null | undefined };

export const courseOf = ({ course = 1 }: CoursedItem): number => course;

/** Whether the kitchen has to wait with an item until its course is fired (TABLE-08). */
export const isHeld = (item: CoursedItem, { firedCourse }: CoursedOrder): boolean =>
  firedCourse !== null && firedCourse !== undefined && courseOf(item) > firedCourse;

/** The course that a new round starts with; null if it has one course only, so that nothing has to wait. */
export function startCourse(items: readonly CoursedItem[]): number | null {
  const courses = new Set(items.map(courseOf));
  return courses.size > 1 ? Math.min(...courses) : null;
}

/** The next course that waits; undefined if none does. Removed items do not count. */
export function nextCourse(order: CoursedOrder & { readonly items: readonly CoursedItem[] }): number | undefined {
  const held = order.items.filter((item) => item.amount !== 0 && isHeld(item, order)).map(courseOf);
  return held.length > 0 ? Math.min(...held) : undefined;
}
