/** HOURS-01: `date` is set for `once`; `from` and `to` (HH:mm, local) are set unless closed. */
export type OpeningHoursRule = {
  readonly type: 'once' | 'daily' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
  readonly date?: string;
  readonly isClosed?: boolean;
  readonly from?: string;
  readonly to?: string;
};
