import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { listTvsInNeed } from '@theke/contracts/signage/device';
import { useState } from 'react';
import { FiguresSection } from '../shared/figures-section.tsx';
import { type Line, LineList } from '../shared/line-list.tsx';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { tvLine } from '../shared/tv-line.ts';
import { useBranchName } from '../shared/use-branch-name.ts';

/** TVs that need attention; nothing if there are none, or if the signage service does not answer. */
export function TvsInNeed({ branch }: { branch: string | undefined }) {
  const api = useApi();
  const branchName = useBranchName();
  const [now] = useState(Date.now);
  const { data = [] } = useQuery({
    queryKey: ['tvs-in-need'],
    queryFn: ({ signal }) => api(listTvsInNeed, {}, signal),
    retry: false,
  });
  const lines: Line[] = data
    .filter((need) => branch === undefined || need.branch.id === branch)
    .map((need) => tvLine(need, branchName(need.branch.id), now));
  if (lines.length === 0) return null;
  const { title } = statisticsMessages.tvs;
  return (
    <FiguresSection title={title}>
      <LineList lines={lines} label={title} />
    </FiguresSection>
  );
}
