import type { AnyImport } from '@theke/contracts/imports/define-import';
import { sentence } from './sentence.ts';

/** Sentence about an import or its undo. @param many German plural of the records */
export const importSentence = (imported: AnyImport['imported'], many: string) =>
  sentence(imported, ({ file = '', created = 0, changed = 0, isUndone }) => {
    const about = file ? `Import „${file}“` : 'Import';
    return isUndone
      ? `${about} rückgängig gemacht: ${created} ${many} entfernt, ${changed} wiederhergestellt`
      : `${about}: ${created} ${many} angelegt, ${changed} geändert`;
  });
