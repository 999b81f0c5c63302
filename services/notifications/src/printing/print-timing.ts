import type { Device } from '@theke/contracts/notifications/device';

/** Timer for a job of a printer that does not poll. */
export const printTimer = 'print-job';

/** Whether a printer delays slips for another day until preparation starts; legacy devices have no setting. */
export const waitsFor = ({ printsAhead }: Device): boolean => printsAhead !== 'at-once';
