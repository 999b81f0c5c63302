/** A frame in Chromium's trace; one that waited for the page has a second report with the same number. */
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

/** Frames while scrolling: shown per second, dropped, and shown with empty areas. */
export type ScrolledFrames = { perSecond: number; dropped: number; incomplete: number };

const isShown = ({ state }: FrameReport) => state === 'STATE_PRESENTED_ALL' || state === 'STATE_PRESENTED_PARTIAL';
const isIncomplete = (report: FrameReport) =>
  [report.has_missing_content, report.checkerboarded_needs_raster, report.checkerboarded_needs_record].includes(true);

/**
 * Evaluates the frames with scrolling. A frame counts as shown if the browser moved the content, whether or not the
 * page's update was ready.
 * @throws if the trace contains no scrolled frame
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
  if (frames.size < 2) throw new Error('the trace contains no scrolled frame');
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
