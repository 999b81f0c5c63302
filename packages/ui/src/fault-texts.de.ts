import type { Fault } from '@theke/contracts/errors';

/** Text of a server error for guests: its German message. */
export const faultText = (fault: Fault): string => fault.message;
