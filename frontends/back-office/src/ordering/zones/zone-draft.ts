import type { Branch } from '@theke/contracts/catalog/branch';
import type { ZoneOverlap } from '@theke/rules/delivery/find-zone-overlaps';
import { isZone } from '@theke/rules/delivery/zone';
import type { Spot } from '@theke/rules/map/map-view';

export type Area = Branch['deliveryAreas'][number];
/** A zone being edited; `key` stays while its name changes. */
export type DraftZone = Omit<Area, 'points'> & { readonly key: string; readonly points: readonly Spot[] };
/** Two zones that share area (ZONE-08). */
export type DraftOverlap = ZoneOverlap<DraftZone>;

export type ZoneState = {
  readonly zones: readonly DraftZone[];
  /** Key of the zone whose points can be edited. */
  readonly selected: string | undefined;
  /** Zones before each change, oldest first. */
  readonly past: readonly (readonly DraftZone[])[];
};

export type ZoneAction =
  | { kind: 'select'; key: string | undefined }
  | { kind: 'save'; zone: DraftZone }
  | { kind: 'remove'; key: string }
  | { kind: 'move'; from: number; to: number }
  | { kind: 'points'; key: string; points: readonly Spot[] }
  | { kind: 'undo' };

/** Changes that can be undone. */
const maxPast = 100;

export const initialZones = ({ deliveryAreas }: Pick<Branch, 'deliveryAreas'>): ZoneState => {
  const zones = deliveryAreas
    .filter(isZone)
    .map((area, index) => ({ ...area, key: `zone-${index}`, points: area.points ?? [] }));
  return { zones, selected: zones[0]?.key, past: [] };
};

export const selectedZone = ({ zones, selected }: Pick<ZoneState, 'zones' | 'selected'>): DraftZone | undefined =>
  zones.find(({ key }) => key === selected);

/** The areas of a branch with changed zones; named areas stay and come first, so guests see the same first area. */
export const changedAreas = ({ deliveryAreas }: Pick<Branch, 'deliveryAreas'>, zones: readonly DraftZone[]): Area[] => [
  ...deliveryAreas.filter((area) => !isZone(area)),
  ...zones.map(({ key: _, points, ...area }) => ({ ...area, points: [...points] })),
];

function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.toSpliced(from, 1);
  return rest.toSpliced(to, 0, all[from] as T);
}

/** Applies a change to the zones; each can be undone. */
export function reduceZones(state: ZoneState, action: ZoneAction): ZoneState {
  const { zones, past } = state;
  const changed = (next: readonly DraftZone[], selected = state.selected): ZoneState => ({
    zones: next,
    selected,
    past: [...past, zones].slice(-maxPast),
  });
  switch (action.kind) {
    case 'select':
      return { ...state, selected: action.key };
    case 'save': {
      const at = zones.findIndex(({ key }) => key === action.zone.key);
      return changed(at < 0 ? [...zones, action.zone] : zones.with(at, action.zone), action.zone.key);
    }
    case 'remove': {
      const rest = zones.filter(({ key }) => key !== action.key);
      return changed(rest, state.selected === action.key ? rest[0]?.key : state.selected);
    }
    case 'move':
      return changed(moved(zones, action.from, action.to));
    case 'points':
      return changed(zones.map((zone) => (zone.key === action.key ? { ...zone, points: action.points } : zone)));
    case 'undo': {
      const before = past.at(-1);
      if (!before) return state;
      const isThere = before.some(({ key }) => key === state.selected);
      return { zones: before, selected: isThere ? state.selected : before[0]?.key, past: past.slice(0, -1) };
    }
  }
}
