import { type ImportFault, type ImportReply, importResults as results } from '@theke/contracts/imports/define-import';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { useState } from 'react';
import { CheckedLine } from './checked-line.tsx';
import type { ImportKind } from './import-kind.ts';
import { importMessages as texts } from './import-messages.de.ts';
import * as css from './import-page.module.css';
import type { ImportFile } from './read-import-file.ts';
import type { ImportState } from './use-import.ts';

const views = (['all', 'faulty', 'changes'] as const).map((value) => ({ value, label: texts.views[value] }));
/** Rows that are drawn at first, and added by each press. */
const atOnce = 100;

type Props = { kind: ImportKind; state: ImportState; file: ImportFile; checked: ImportReply };

/** Third step: what each row does, with every fault at its cell, where it can be corrected. */
export function CheckStep({ kind, state, file, checked }: Props) {
  const { counts, faults } = checked;
  const [view, setView] = useState<(typeof views)[number]['value']>(counts.faulty > 0 ? 'faulty' : 'all');
  const [shown, setShown] = useState(atOnce);
  const byLine = new Map<number, ImportFault[]>();
  for (const fault of faults) byLine.set(fault.line, [...(byLine.get(fault.line) ?? []), fault]);
  const lines = file.rows
    .map((row, index) => ({ row, index, result: checked.results[index] ?? 'same' }))
    .filter(({ result }) => view === 'all' || (view === 'faulty') === (result === 'faulty'))
    .filter(({ result }) => view !== 'changes' || result !== 'same');
  const used = state.columns.flatMap((field, index) =>
    field ? [{ label: kind.columns.labels[field] ?? field, field, index }] : [],
  );
  const preview = kind.options?.preview?.(state.options, checked);
  const isListed = ({ row, result }: (typeof lines)[number]) => result !== 'faulty' || byLine.has(row.line);
  return (
    <section className={css.section} aria-labelledby="import-check">
      <h2 id="import-check">{texts.checked}</h2>
      <dl className={css.counts} aria-live="polite">
        {results.map((result) => (
          <div key={result} className={result === 'faulty' && counts.faulty > 0 ? css.late : undefined}>
            <dt>{(result === 'same' && kind.texts.leftOut?.count) || texts.counts[result]}</dt>
            <dd>{counts[result]}</dd>
          </div>
        ))}
      </dl>
      {counts.faulty > 0 && <Notice kind="late">{texts.blocked(counts.faulty)}</Notice>}
      {counts.faulty > byLine.size && <p className={css.lead}>{texts.unlisted(counts.faulty)}</p>}
      {counts.faulty === 0 && counts.new + counts.changed === 0 && <Notice>{kind.texts.nothing}</Notice>}
      {preview && <p className={css.lead}>{preview}</p>}
      <Segmented label={texts.shown} value={view} segments={views} onChange={setView} className={css.views} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <div className={css.scroll} tabIndex={0}>
        <table className={css.rows}>
          <thead>
            <tr>
              <th scope="col">{texts.line}</th>
              {used.map(({ label, index }) => (
                <th key={index} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">{texts.result}</th>
            </tr>
          </thead>
          <tbody>
            {lines
              .filter(isListed)
              .slice(0, shown)
              .map(({ row, index, result }) => (
                <CheckedLine
                  key={row.line}
                  row={row}
                  result={result}
                  resultText={(result === 'same' && kind.texts.leftOut?.result) || texts.results[result]}
                  used={used}
                  faults={byLine.get(row.line) ?? []}
                  onCell={(column, text) => state.setCell(index, column, text)}
                />
              ))}
          </tbody>
        </table>
      </div>
      {lines.length > shown && (
        <Button kind="second" onClick={() => setShown(shown + atOnce)}>
          {texts.more(lines.length - shown)}
        </Button>
      )}
    </section>
  );
}
