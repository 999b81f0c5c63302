import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { exampleIds, id } from '../wire.ts';

/**
 * All stored time data of a person as a JSON file (TIME-18). Default: the caller. `keptYears` is the retention after
 * the person left. Access to others' data is logged (TIME-10).
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
