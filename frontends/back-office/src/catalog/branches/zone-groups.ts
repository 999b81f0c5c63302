/** Where the platform's businesses are. */
const near = ['Europe/Vienna', 'Europe/Berlin', 'Europe/Zurich', 'Europe/Vaduz'];

export type ZoneGroup = {
  /** '' for those that are usual here. */
  region: string;
  zones: readonly string[];
};

/** Zones by region, the usual ones first; each stands once. One that is held and not known, an older name, is kept. */
export function zoneGroups(known: readonly string[], held: string): ZoneGroup[] {
  const first = near.includes(held) || known.includes(held) || held === '' ? near : [held, ...near];
  const regions = Map.groupBy(
    known.filter((zone) => !near.includes(zone)),
    (zone) => zone.split('/')[0] as string,
  );
  return [{ region: '', zones: first }, ...[...regions].map(([region, zones]) => ({ region, zones }))];
}
