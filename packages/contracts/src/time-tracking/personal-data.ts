import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { exampleIds, id } from '../wire.ts';

/**
 * Everything that is kept about somebody's times, as a file (JSON, TIME-18); of oneself where no person is said. `keptYears` says how long
 * it is kept after somebody left. Looks at others' are told (TIME-10).
 */
export const readPersonalData = endpoint({
  name: 'readPersonalData',
  service: 'time-tracking',
  method: 'GET',
  path: '/time-sheets/personal-data',
  summary: 'Alle Zeiten einer Person als Datei',
  needs: 'working-times.read',
  query: z.strictObject({ user: field(id, 'Person').optional() }),
  reply: { kind: 'binary' },
  status: 200,
  example: { query: { user: exampleIds.user } },
});
