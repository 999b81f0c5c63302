import { saveFile } from '@theke/admin/ui/save-file.ts';
import { metaOf } from '@theke/contracts/field';
import { drawMenuPaper, type MenuPaper } from '@theke/contracts/media/menu-paper';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { Select } from '@theke/ui/select';
import { type ReactNode, useState } from 'react';
import { DownloadButton } from '../../../media/shared/print/download-button.tsx';
import { drawPaper, type PaperBody } from '../../../media/shared/print/draw-file.ts';
import * as css from './paper-dialog.module.css';
import { paperMessages } from './paper-messages.de.ts';

type Kind = MenuPaper['kind'];
const segments = Object.entries(metaOf(drawMenuPaper.body.shape.kind).choices ?? {}).map(([value, label]) => ({
  value: value as Kind,
  label,
}));

type Props = {
  title: string;
  kinds: readonly Kind[];
  /** Branches to choose from, with the name of their file; with one, there is no choice. */
  owners: readonly { id: string; name: string; fileName: string }[];
  /** Collects the content of a paper; undefined if it would be empty. */
  collect: (kind: Kind, owner: string) => Promise<PaperBody | undefined>;
  children?: ReactNode;
  onClose: () => void;
};

/** Draws a menu or a table of allergens as PDF and downloads it (TPL-07, TPL-08). */
export function PaperDialog({ title, kinds, owners, collect, children, onClose }: Props) {
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'menu');
  const [chosen, setChosen] = useState(owners[0]?.id ?? '');
  const owner = owners.find(({ id }) => id === chosen);

  async function draw(): Promise<string | undefined> {
    const paper = owner && (await collect(kind, owner.id));
    if (!paper) return paperMessages.noDishes;
    saveFile(paperMessages.fileName(kind, owner.fileName), await drawPaper(paper));
    return undefined;
  }

  return (
    <Dialog title={title} closeLabel={paperMessages.close} onClose={onClose}>
      <div className={css.form}>
        {kinds.length > 1 && (
          <Segmented<Kind>
            label={paperMessages.kind}
            value={kind}
            segments={segments.filter(({ value }) => kinds.includes(value))}
            onChange={setKind}
          />
        )}
        <p>{paperMessages.texts[kind]}</p>
        {children}
        {owners.length > 1 && (
          <Select
            label={paperMessages.branch}
            choices={owners.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
        {owners.length === 0 && <Notice kind="late">{paperMessages.noBranch}</Notice>}
        <DownloadButton draw={draw} busyLabel={paperMessages.drawing} failed={paperMessages.failed} isDisabled={!owner}>
          {paperMessages.download}
        </DownloadButton>
      </div>
    </Dialog>
  );
}
