import { randomUUID } from 'node:crypto';
import { exampleCall } from '../../journeys/example-call.ts';
import { allImports, importExample } from '../../journeys/example-imports.ts';
import type { Stage } from '../stage.ts';
import type { Prepare } from './prepare.ts';

/** An import can be undone once. */
export const importPreparations = (
  { platform, victim }: Stage,
  replacing: (example: string, real: string) => ReadonlyMap<string, string>,
): Record<string, Prepare> =>
  Object.fromEntries(
    allImports.map((kind): [string, Prepare] => [
      kind.undo.name,
      async () => {
        const unique = randomUUID();
        const id = await importExample(
          (at) => {
            const { method, path, body } = exampleCall(at, victim.ids);
            return platform.call(method, `/api${path}`, { cookie: victim.admin, raw: String(body) });
          },
          kind,
          (cell, column) => {
            if (column === 'email') return `fuzz.${unique}@demo.example`;
            return column === 'name' || column === 'identifier' ? `Fuzz ${unique.slice(0, 13)}` : cell;
          },
        );
        return { ids: replacing(kind.exampleId, id) };
      },
    ]),
  );
