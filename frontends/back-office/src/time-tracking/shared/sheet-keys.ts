/** Query keys of everything that follows from working time: sheets, accounts and lists. */
export const sheetKeys = [
  ['absences'],
  ['time-sheets'],
  ['working-people'],
  ['working-activities'],
  ['correction-requests'],
];
