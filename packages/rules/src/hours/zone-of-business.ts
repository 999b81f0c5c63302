/**
 * The time zone of a tenant's days without a specific branch: that of its oldest branch. Ids are UUIDv7, so the
 * smallest is the oldest.
 */
export function zoneOfBusiness(branches: readonly { readonly id: string; readonly timeZone?: string }[]): string {
  const [oldest] = branches.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return oldest?.timeZone || 'Europe/Vienna';
}
