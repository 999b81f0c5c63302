/**
 * The stops of a route in the requested order (DELIVERY-06). Ids that are not on the route are ignored, because a stop
 * may have ended meanwhile; stops that the request does not name follow in their present order.
 */
export function sortRoute(present: readonly string[], requested: readonly string[]): string[] {
  const onRoute = new Set(present);
  const first = [...new Set(requested)].filter((id) => onRoute.has(id));
  const named = new Set(first);
  return [...first, ...present.filter((id) => !named.has(id))];
}

/** The route with one stop moved by a number of places, at most to its ends. */
export function moveStop(route: readonly string[], id: string, by: number): string[] {
  const from = route.indexOf(id);
  if (from < 0) return [...route];
  const to = Math.min(route.length - 1, Math.max(0, from + by));
  const others = route.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
