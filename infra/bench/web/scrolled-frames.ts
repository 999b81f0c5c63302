/** What Chromium's trace says of a frame; one that waited for the page has a second report, under the same number. */
type FrameReport = {
  frame_source: number;
  frame_sequence: number;
  layer_tree_host_id: number;
  scroll_state: string;
  state: string;
  has_missing_content?: boolean;
  checkerboarded_needs_raster?: boolean;
  checkerboarded_needs_record?: boolean;
};

export type TraceEvent = { name: string; ts: number; args?: { frame_reporter?: FrameReport } };

/** Frames of a page while it was scrolled: how many a second were shown, and how many were not, or showed places that are empty yet. */
export type ScrolledFrames = { perSecond: number; dropped: number; incomplete: number };

const isShown = ({ state }: FrameReport) => state === 'STATE_PRESENTED_ALL' || state === 'STATE_PRESENTED_PARTIAL';
const isIncomplete = (report: FrameReport) =>
  [report.has_missing_content, report.checkerboarded_needs_raster, report.checkerboarded_needs_record].includes(true);

/**
 * What became of the frames in which something was scrolled. A frame counts as shown where the browser moved what is there, whether or not
 * the page had something new for it by then.
 * @throws where a trace says of no frame that it was scrolled
 */
export function scrolledFrames(events: readonly TraceEvent[]): ScrolledFrames {
  const frames = new Map<string, FrameReport[]>();
  const times: number[] = [];
  for (const { name, ts, args } of events) {
    const report = args?.frame_reporter;
    if (name !== 'PipelineReporter' || !report || report.scroll_state === 'SCROLL_NONE') continue;
    const key = [report.layer_tree_host_id, report.frame_source, report.frame_sequence].join(' ');
    frames.set(key, [...(frames.get(key) ?? []), report]);
    times.push(ts);
  }
  if (frames.size < 2) throw new Error('the trace says of no frame that it was scrolled');
  const all = [...frames.values()];
  const shown = all.filter((reports) => reports.some(isShown));
  const microseconds = Math.max(...times) - Math.min(...times);
  return {
    perSecond: (1_000_000 * (shown.length - 1)) / microseconds,
    dropped: all.filter((reports) => !reports.some(isShown) && reports.some(({ state }) => state === 'STATE_DROPPED'))
      .length,
    incomplete: shown.filter((reports) => reports.some(isIncomplete)).length,
  };
}
