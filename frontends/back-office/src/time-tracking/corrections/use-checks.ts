import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { type CorrectionCheck, readCorrectionChecks } from '@theke/contracts/time-tracking/correction-request';

/** Whether a request was checked without findings. */
export const isUndisputed = ({ refusal, isJudged, warnings }: CorrectionCheck): boolean =>
  refusal === null && isJudged && warnings.length === 0;

/** Checks of approving each open request, by id. */
export function useChecks(branch: string | undefined): ReadonlyMap<string, CorrectionCheck> {
  const { data } = useQuery({
    ...endpointQuery(useApi(), readCorrectionChecks, { query: branch === undefined ? {} : { branch } }),
    staleTime: 0,
  });
  return new Map(data?.map((one) => [one.id, one]));
}
