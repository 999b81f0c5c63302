import { useQuery } from '@tanstack/react-query';
import { Button } from '@theke/ui/button';
import { useToast } from '@theke/ui/toast';
import { endpointQuery } from '../api/endpoint-query.ts';
import { useApi } from '../api/office-api.ts';
import { useAction } from '../api/use-action.ts';
import { useZoneOf } from '../api/use-zone-of.ts';
import { messages } from '../messages.de.ts';
import { whenText } from '../ui/format.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import type { ImportKind } from './import-kind.ts';
import { importMessages as texts } from './import-messages.de.ts';
import * as css from './import-page.module.css';

/** The last imports; each can be taken back once (IMPORT-05). */
export function LastImports({ kind, onUndone }: { kind: ImportKind; onUndone: () => void }) {
  const api = useApi();
  const toast = useToast();
  const zone = useZoneOf()();
  const { data, isError, error, refetch } = useQuery({ ...endpointQuery(api, kind.contract.list, {}), staleTime: 0 });
  const undo = useAction(kind.contract.undo, {
    invalidates: kind.invalidates,
    onDone: ({ removed, restored, kept }, { params: { id } }) => {
      onUndone();
      const { count, undoBesides } = kind.texts;
      const keptText = kept > 0 ? texts.undoKept(count(kept), kept === 1) : '';
      const undone = data?.find((one) => one.id === id);
      const details = undone && undoBesides?.(undone);
      toast({ text: [texts.undoDone(count(removed), restored), keptText, details].filter(Boolean).join(' ') });
    },
    onProblem: ({ message }) => toast({ text: message }),
  });
  if (!data && isError) return <LoadFailure message={texts.failed} error={error} refetch={refetch} />;
  if (!data || data.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="last-imports">
      <h2 id="last-imports">{texts.last}</h2>
      <ul className={css.imports}>
        {data.map((record) => {
          const { id, file, at, by, created, changed, undoneAt } = record;
          return (
            <li key={id}>
              <span>
                <b>{file}</b>
                <small>
                  {[
                    whenText(at, new Date(), zone),
                    by,
                    texts.lastOf(created, changed),
                    kind.texts.listedBesides?.(record),
                    undoneAt && texts.undone,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
              {!undoneAt && (
                <Button
                  kind="second"
                  size="small"
                  aria-label={texts.undoOf(file)}
                  busyLabel={undo.isBusy && undo.input?.params.id === id && messages.working}
                  onClick={() => void undo.run({ params: { id } })}
                >
                  {texts.undo}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
