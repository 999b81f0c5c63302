import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { products } from '@theke/contracts/catalog/product';
import { Button, buttonClass } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { Link } from 'react-router';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { importMessages as texts } from './import-messages.de.ts';
import * as css from './import-page.module.css';
import { LastImports } from './last-imports.tsx';
import { useProductImport } from './use-product-import.ts';

/** Imports products from a CSV file: file, columns, check, result (IMPORT-01 to IMPORT-05). */
export function ImportPage() {
  const state = useProductImport();
  const { file, checked, done, fault } = state;
  if (!may(useMe(), products.write)) return <NotAllowed title={texts.title} />;
  const changes = checked ? checked.counts.new + checked.counts.changed : 0;
  return (
    <>
      <PageBar title={texts.title} backTo="/products">
        {file && (
          <Button kind="second" size="small" onClick={state.reset}>
            {texts.otherFile}
          </Button>
        )}
        {checked && !done && checked.counts.faulty === 0 && (changes > 0 || state.menu) && !state.isEdited && (
          <Button size="small" busyLabel={state.isSaving && texts.importing} onClick={state.save}>
            {changes > 0 ? texts.run(changes) : texts.place}
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
              {texts.done(done.counts.new, done.counts.changed, done.placed)} {done.placed === 0 && texts.doneHint}
            </Notice>
            <p>
              <Link className={buttonClass({ kind: 'second' })} to="/products">
                {texts.toProducts}
              </Link>
            </p>
          </section>
        ) : file ? (
          <>
            <ColumnsStep state={state} file={file} />
            {checked && <CheckStep state={state} file={file} checked={checked} />}
          </>
        ) : (
          <FileStep onChoose={(chosen) => void state.choose(chosen)} />
        )}
        {(done || !file) && <LastImports onUndone={state.reset} />}
      </div>
    </>
  );
}
