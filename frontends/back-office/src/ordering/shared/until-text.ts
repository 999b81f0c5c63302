import { timeText } from '@theke/admin/ui/format.ts';

/** End of a sold-out mark: "22:00"; midnight is "24:00". */
export function untilText(until: string, zone: string): string {
  const time = timeText(until, zone);
  return time === '00:00' ? '24:00' : time;
}
