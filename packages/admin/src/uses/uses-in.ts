import type { Uses } from '@theke/contracts/uses';
import type { ApiError } from '@theke/ui/api-error';

/** Returns the uses that caused a refused deletion; undefined for any other failure. */
export const usesIn = ({ errors }: ApiError): Uses | undefined => errors.find(({ uses }) => uses)?.uses;
