/** Time zones of the platform's businesses. */
const near = ['Europe/Vienna', 'Europe/Berlin', 'Europe/Zurich', 'Europe/Vaduz'];

export type ZoneGroup = {
  /** '' for the usual zones. */
  region: string;
  zones: readonly string[];
};

/** Groups time zones by region, the usual ones first, each once. A stored zone with an unknown legacy name is added. */
export function zoneGroups(supported: readonly string[], stored: string): ZoneGroup[] {
  const first = near.includes(stored) || supported.includes(stored) || stored === '' ? near : [stored, ...near];
  const regions = Map.groupBy(
    supported.filter((zone) => !near.includes(zone)),
    (zone) => zone.split('/')[0] as string,
  );
  return [{ region: '', zones: first }, ...[...regions].map(([region, zones]) => ({ region, zones }))];
}
