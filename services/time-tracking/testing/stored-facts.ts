import type { Punch } from '@theke/rules/working-time/punches';
import type { timeClock } from './time-clock.ts';

type PunchRow = {
  id: string;
  kind: Punch['kind'];
  at: Date;
  recordedAt: Date;
  corrects: string | null;
  correction: object | null;
};
type Service = ReturnType<ReturnType<typeof timeClock>['service']>;

/** Stored facts of a person, as read by the rules. */
export async function storedFacts(service: Pick<Service, 'sql'>, person: string): Promise<Punch[]> {
  const rows = await service.sql<PunchRow>(
    'select id, kind, counted_at as at, server_at as "recordedAt", corrects, correction from punch where person_id = $1',
    [person],
  );
  return rows.map(({ correction, at, recordedAt, ...punch }) => ({
    ...punch,
    ...(correction ?? { at: at.toISOString() }),
    recordedAt: recordedAt.toISOString(),
  })) as Punch[];
}
