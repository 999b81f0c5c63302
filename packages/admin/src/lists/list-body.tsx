import type { Page } from '@theke/contracts/endpoint';
import type { ReactNode } from 'react';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Pager } from '../ui/pager.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';

type Props<Row> = {
  /** As a query tells it. */
  answer: { data: Page<Row> | undefined; error: Error | null; refetch: () => unknown };
  /** What is said where it could not be loaded. */
  loadFailed: string;
  /** What stands there instead of no rows. */
  empty: ReactNode;
  onPage: (page: number) => void;
  /** The table. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list below its tools: on its way, not loaded, empty, or its rows and pages. */
export function ListBody<Row>({ answer: { data, error, refetch }, loadFailed, empty, onPage, children }: Props<Row>) {
  if (!data) return error ? <LoadFailure message={loadFailed} error={error} refetch={refetch} /> : <TableSkeleton />;
  if (data.data.length === 0) return empty;
  return (
    <>
      {children(data.data)}
      <Pager meta={data.meta} onPage={onPage} />
    </>
  );
}
