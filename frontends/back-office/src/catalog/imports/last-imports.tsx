import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { whenText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { listProductImports, undoProductImport } from '@theke/contracts/catalog/product-import';
import { Button } from '@theke/ui/button';
import { useToast } from '@theke/ui/toast';
import { importMessages as texts } from './import-messages.de.ts';
import * as css from './import-page.module.css';

/** The last imports; each can be taken back once (IMPORT-05). */
export function LastImports({ onUndone }: { onUndone: () => void }) {
  const api = useApi();
  const toast = useToast();
  const zone = useZoneOf()();
  const { data, isError, error, refetch } = useQuery({ ...endpointQuery(api, listProductImports, {}), staleTime: 0 });
  const undo = useAction(undoProductImport, {
    invalidates: [['products'], ['product-imports'], ['menus']],
    onDone: ({ removed, restored, kept }) => {
      onUndone();
      toast({ text: texts.undoDone(removed, restored, kept) });
    },
    onProblem: ({ message }) => toast({ text: message }),
  });
  if (!data && isError) return <LoadFailure message={texts.failed} error={error} refetch={refetch} />;
  if (!data || data.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="last-imports">
      <h2 id="last-imports">{texts.last}</h2>
      <ul className={css.imports}>
        {data.map(({ id, file, at, by, created, changed, undoneAt }) => (
          <li key={id}>
            <span>
              <b>{file}</b>
              <small>
                {[whenText(at, new Date(), zone), by, texts.lastOf(created, changed), undoneAt && texts.undone]
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
        ))}
      </ul>
    </section>
  );
}
