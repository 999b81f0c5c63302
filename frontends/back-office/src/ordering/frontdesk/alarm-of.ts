/** Alarms by priority, highest first. */
const ranks = [
  /** The back office has disabled this tablet. */
  'disabled',
  /** The data is outdated. */
  'broken',
  /** A new order that nobody has seen. */
  'ringing',
  /** The back office requests a signal to identify this tablet. */
  'noticed',
  /** New orders would make no sound. */
  'silent',
] as const;

type Alarm = (typeof ranks)[number];

/** Alarm with the highest priority: only one bar is shown. */
export const alarmOf = (isOn: Readonly<Record<Alarm, boolean>>): Alarm | undefined =>
  ranks.find((alarm) => isOn[alarm]);
