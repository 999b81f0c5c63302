import type { TvState } from '@theke/rules/signage/tv-state';

export const setupSteps = ['scene', 'segment', 'stream', 'pair', 'play'] as const;
export type SetupStep = (typeof setupSteps)[number];

type Facts = {
  scenes: readonly unknown[];
  segments: readonly { items: readonly unknown[] }[];
  streams: readonly { fallback: unknown; entries: readonly { isEnabled: boolean }[] }[];
  tvs: readonly { status: { state: TvState; report: { playing: unknown } | null } }[];
};

/** The steps of the first set-up that are done. A business that plays pictures only needs no scene. */
export function doneSteps({ scenes, segments, streams, tvs }: Facts): ReadonlySet<SetupStep> {
  const hasSegment = segments.some(({ items }) => items.length > 0);
  const isDone: Readonly<Record<SetupStep, boolean>> = {
    scene: scenes.length > 0 || hasSegment,
    segment: hasSegment,
    stream: streams.some(({ fallback, entries }) => fallback !== null || entries.some(({ isEnabled }) => isEnabled)),
    pair: tvs.some(({ status }) => status.state !== 'unpaired'),
    // A TV that was seen to play is set up, also while it is offline.
    play: tvs.some(({ status: { report } }) => report !== null && report.playing !== null),
  };
  return new Set(setupSteps.filter((step) => isDone[step]));
}
