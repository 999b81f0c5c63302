import { Notice } from '@theke/ui/notice';
import { usePageChecks } from '../publishing/use-page-checks.ts';
import { useBuilder } from '../shared/builder-context.ts';
import * as css from './forms.module.css';

/** Warnings about a block: links that lead nowhere, contrast, the order of headings. Those of the saved draft. */
export function BlockWarnings({ block }: { block: string }) {
  const checks = usePageChecks(useBuilder().editing.session.draft);
  const warnings = checks.filter(({ level, blockId }) => level === 'warning' && blockId === block);
  if (warnings.length === 0) return null;
  return (
    <Notice kind="soon" className={css.warnings}>
      {warnings.map(({ field, message }) => (
        <p key={`${field} ${message}`}>{message}</p>
      ))}
    </Notice>
  );
}
