import type { Fault } from '@theke/contracts/errors';

/** What a guest reads of a fault that the server told: it speaks German. */
export const faultText = (fault: Fault): string => fault.message;
