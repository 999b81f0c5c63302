/** What may want somebody's attention, the most urgent first. */
const ranks = [
  /** The back office has put this tablet out of service. */
  'disabled',
  /** What stands here is no longer fresh. */
  'broken',
  /** A new order that nobody has seen. */
  'ringing',
  /** The back office tries whether this is the tablet it means. */
  'noticed',
  /** New orders would come without a sound. */
  'silent',
] as const;

type Alarm = (typeof ranks)[number];

/** The one that is shown: several bars at once are read by nobody. */
export const alarmOf = (isOn: Readonly<Record<Alarm, boolean>>): Alarm | undefined =>
  ranks.find((alarm) => isOn[alarm]);
