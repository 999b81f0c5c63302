/**
 * The active menu at an instant (MENU-02): of a branch's menus the one with the latest `availableFrom` (ISO 8601) that
 * is not in the future. Without `availableFrom` it counts as oldest. For equal times the later one in the list.
 * Undefined if all are in the future.
 */
export function activeMenu<M extends { readonly availableFrom?: string | null | undefined }>(
  menus: readonly M[],
  at: Date,
): M | undefined {
  const start = ({ availableFrom }: M) => (availableFrom ? Date.parse(availableFrom) : Number.NEGATIVE_INFINITY);
  return menus
    .filter((menu) => start(menu) <= at.getTime())
    .reduce<M | undefined>((latest, menu) => (latest && start(latest) > start(menu) ? latest : menu), undefined);
}
