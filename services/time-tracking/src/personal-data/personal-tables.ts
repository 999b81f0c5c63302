/** Tables with data of people: the columns of the person and of the row's end date. */
export const datedTables = {
  activities: { table: 'working_activity', personColumn: 'person_id', until: 'until_at' },
  absences: { table: 'absence', personColumn: 'person_id', until: 'to_date' },
  closedMonths: {
    table: 'closed_month',
    personColumn: 'person_id',
    until: `(month || '-01')::date + interval '1 month'`,
  },
  shifts: { table: 'published_schedule', personColumn: 'person_id', until: 'end_at' },
  correctionRequests: { table: 'correction_request', personColumn: 'person_id', until: 'end_at' },
  swapsAsked: { table: 'shift_swap', personColumn: 'person_id', until: 'end_at' },
  swapsAskedFor: { table: 'shift_swap', personColumn: 'to_id', until: 'end_at' },
} as const;
