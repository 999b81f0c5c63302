const clock = new Intl.DateTimeFormat('de-AT', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('de-AT', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** "18:52" by the clock of whoever looks. */
export const clockText = (at: string | number): string => clock.format(new Date(at));

/** "21.11.2026". */
export const dayText = (at: string | number): string => day.format(new Date(at));
