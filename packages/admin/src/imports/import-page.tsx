import { Button, buttonClass } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { Link } from 'react-router';
import { may, useMe } from '../api/session.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { PageBar } from '../shell/page-bar.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import type { ImportKind } from './import-kind.ts';
import { importMessages as texts } from './import-messages.de.ts';
import * as css from './import-page.module.css';
import { LastImports } from './last-imports.tsx';
import { useImport } from './use-import.ts';

/** Imports records from a CSV or Excel file: file, columns, check, result (IMPORT-01 to IMPORT-09). */
export function ImportPage({ kind }: { kind: ImportKind }) {
  const state = useImport(kind);
  const { file, checked, done, fault, options } = state;
  if (!may(useMe(), kind.needs)) return <NotAllowed title={kind.texts.title} />;
  const changes = checked ? checked.counts.new + checked.counts.changed : 0;
  const isUseful = changes > 0 || (kind.options?.doSomething?.(options, state.columns) ?? false);
  return (
    <>
      <PageBar title={kind.texts.title} backTo={kind.listPath}>
        {file && (
          <Button kind="second" size="small" onClick={state.reset}>
            {texts.otherFile}
          </Button>
        )}
        {checked && !done && checked.counts.faulty === 0 && isUseful && !state.isEdited && (
          <Button size="small" busyLabel={state.isSaving && texts.importing} onClick={state.save}>
            {changes > 0 ? texts.run(kind.texts.count(changes)) : kind.texts.optionsOnly}
          </Button>
        )}
      </PageBar>
      <div className={css.page}>
        {fault && (
          <Notice kind="late" role="alert">
            {fault}
          </Notice>
        )}
        {done ? (
          <section className={css.section}>
            <Notice kind="ok" role="status">
              {texts.done(kind.texts.count(done.counts.new), done.counts.changed, kind.texts.doneBesides?.(done) ?? '')}{' '}
              {kind.texts.doneHint}
            </Notice>
            <p>
              <Link className={buttonClass({ kind: 'second' })} to={kind.listPath}>
                {kind.texts.toList}
              </Link>
            </p>
          </section>
        ) : file ? (
          <>
            <ColumnsStep kind={kind} state={state} file={file} />
            {checked && <CheckStep kind={kind} state={state} file={file} checked={checked} />}
          </>
        ) : (
          <FileStep kind={kind} state={state} />
        )}
        {(done || !file) && <LastImports kind={kind} onUndone={state.reset} />}
      </div>
    </>
  );
}
