import type { SignageDevice, Tv, TvNeed, TvStatus } from '@theke/contracts/signage/device';
import { isOpen } from '@theke/rules/hours/opening-hours';
import { playingAt } from '@theke/rules/signage/stream-timeline';
import { isClockOff, isRecentError, silentAfter, tvState } from '@theke/rules/signage/tv-state';
import type { StoredCommand } from '../commands/command-store.ts';
import type { Screen } from '../screens/tenant-screens.ts';
import type { TvRow } from './tv-store.ts';

const hour = 60 * 60_000;
/** How long availability looks back, in ms. */
export const availabilityPeriod = 7 * 24 * hour;

/** Everything known about a TV. */
export type TvFacts = {
  device: SignageDevice;
  /** Undefined while the copy of its branch has not arrived. */
  screen: Screen | undefined;
  row: TvRow | undefined;
  /** Minutes heard by the start of the hour in epoch ms. */
  hours: ReadonlyMap<number, number>;
  screenshots: TvStatus['screenshots'];
  commands: readonly StoredCommand[];
};

const noHash = 'A'.repeat(43);

/** Share of the minutes since pairing, of at most seven days, in which the TV was heard. */
function availability({ row, hours }: TvFacts, now: number): number | null {
  if (!row?.pairedAt) return null;
  const since = Math.max(row.pairedAt.getTime(), now - availabilityPeriod);
  const minutes = Math.floor((now - since) / 60_000);
  if (minutes < 60) return null;
  // The first hour began before the period, and the current minute is not over.
  const heard = [...hours].reduce((sum, [at, count]) => (at + hour > since ? sum + count : sum), 0);
  return Math.min(1, heard / minutes);
}

function heardMinutes({ hours }: TvFacts, now: number): number[] {
  const current = Math.floor(now / hour) * hour;
  return Array.from({ length: 24 }, (_, index) => hours.get(current - (23 - index) * hour) ?? 0);
}

/** What the stream of a TV plays now: a segment, or nothing because the branch is closed or nothing is planned. */
function playsNow({ screen }: TvFacts, now: number): 'segment' | 'closed' | 'nothing' {
  if (!screen) return 'nothing';
  const { reason, segment } = playingAt(screen.shared.stream, screen.shared.branch, now);
  return reason === 'closed' ? 'closed' : segment ? 'segment' : 'nothing';
}

/** The TV as staff see it. */
export function toTv(facts: TvFacts, now: Date): Tv {
  const { device, screen, row, screenshots, commands } = facts;
  const at = now.getTime();
  const wanted = screen?.hash ?? noHash;
  const state = tvState(
    {
      isEnabled: device.isEnabled,
      isPaired: Boolean(row?.keyHash),
      seenAt: row?.seenAt?.getTime() ?? null,
      playing: row?.report?.playing ?? null,
      wanted,
      plays: playsNow(facts, at),
    },
    at,
  );
  return {
    ...device,
    status: {
      device: { id: device.id },
      state,
      seenAt: row?.seenAt?.toISOString() ?? null,
      pairedAt: row?.pairedAt?.toISOString() ?? null,
      pairedBy: row?.pairedBy ?? '',
      address: row?.address ?? '',
      wanted,
      wantedSince: (row?.wanted === wanted && row.wantedSince ? row.wantedSince : now).toISOString(),
      report: row?.report ?? null,
      reportedAt: row?.reportedAt?.toISOString() ?? null,
      errors: row?.errors ?? [],
      screenshots,
      commands: commands.map(({ device: _, ...command }) => command),
      heardMinutes: heardMinutes(facts, at),
      availability: availability(facts, at),
    },
  };
}

/** Why staff have to look after a TV; undefined if they need not. */
export function needOfTv({ device, screen, row }: TvFacts, { status }: Tv, now: Date): TvNeed | undefined {
  const at = now.getTime();
  const need = (reason: TvNeed['reason'], since: string, message = ''): TvNeed => ({
    device: { id: device.id },
    name: device.name,
    branch: device.branch,
    reason,
    since,
    message,
  });
  if (!device.isEnabled || !row?.pairedAt || !screen) return undefined;
  const lastSeen = row.seenAt ?? row.pairedAt;
  const isSilent = at - lastSeen.getTime() >= silentAfter;
  if (isSilent) return isOpenFor(screen, at) ? need('silent', lastSeen.toISOString()) : undefined;
  if (status.state === 'outdated' && at - Date.parse(status.wantedSince) >= silentAfter)
    return need('outdated', status.wantedSince);
  if (isClockOff(row.report?.clockOffset)) return need('clock', (row.reportedAt ?? lastSeen).toISOString());
  const [error] = row.errors;
  if (error && isRecentError(error, at)) return need('errors', error.at, error.message);
  return undefined;
}

/** Whether the branch of a TV has been open for as long as a TV may be silent. */
export const isOpenFor = ({ shared: { branch } }: Pick<Screen, 'shared'>, at: number): boolean =>
  [at, at - silentAfter].every((instant) => isOpen(branch.openingHours, branch.timeZone, new Date(instant)));
