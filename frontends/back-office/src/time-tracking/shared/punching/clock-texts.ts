const format = (at: Date | string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('de-AT', options).format(new Date(at));

/** "18:52" in the branch's time zone. */
export const timeOf = (at: Date | string, timeZone: string): string =>
  format(at, { hour: '2-digit', minute: '2-digit', timeZone });

/** "Samstag, 21. November 2026" */
export const dayOf = (at: Date | string, timeZone: string): string =>
  format(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone });

/** "21.11., 18:52" */
export const momentOf = (at: Date | string, timeZone: string): string =>
  format(at, { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit', timeZone });

/** "Mo., 23.11." */
export const shiftDayOf = (at: Date | string, timeZone: string): string =>
  format(at, { weekday: 'short', day: '2-digit', month: '2-digit', timeZone });
