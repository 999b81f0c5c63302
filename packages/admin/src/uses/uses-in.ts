import type { Uses } from '@theke/contracts/uses';
import type { ApiError } from '@theke/ui/api-error';

/** Where something is used whose deletion was refused for that; undefined for any other failure. */
export const usesIn = ({ errors }: ApiError): Uses | undefined => errors.find(({ uses }) => uses)?.uses;
