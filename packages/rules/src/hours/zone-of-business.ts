/** By whose clock the days of a business begin, where no branch is spoken of: that of its oldest one. Ids are as old as they are small. */
export function zoneOfBusiness(branches: readonly { readonly id: string; readonly timeZone?: string }[]): string {
  const [oldest] = branches.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return oldest?.timeZone || 'Europe/Vienna';
}
