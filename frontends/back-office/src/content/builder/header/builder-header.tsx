import { may, useMe } from '@theke/admin/api/session.ts';
import { sites } from '@theke/contracts/content/site';
import { sitePreviewPath } from '@theke/rules/content/editing/canvas-marks';
import { Button, buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { IconButton, iconButtonClass } from '@theke/ui/icon-button';
import { ArrowLeft, Eye, History } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { builderMessages } from '../builder-messages.de.ts';
import { ProposalButton } from '../proposals/proposal-button.tsx';
import { PublishDialog } from '../publishing/publish-dialog.tsx';
import { useDraftChanges } from '../publishing/use-draft-changes.ts';
import { useBuilder } from '../shared/builder-context.ts';
import * as css from './builder-header.module.css';
import { EditorFaces } from './editor-faces.tsx';
import { PageActions } from './page-actions.tsx';
import { PageState } from './page-state.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

/** Header of the editor: page, state, other editors, and everything about publication. */
export function BuilderHeader({ className }: { className?: string | undefined }) {
  const { site, editing } = useBuilder();
  const canPublish = may(useMe(), sites.write);
  const [open, setOpen] = useState<'publish' | 'versions'>();
  const changes = useDraftChanges().length;
  const { name, path } = editing.view;
  return (
    <section className={classNames(css.head, className)} aria-label={builderMessages.header}>
      <Link
        className={iconButtonClass}
        to={`/sites/${site.id}`}
        aria-label={builderMessages.back}
        title={builderMessages.back}
      >
        <ArrowLeft {...icon} size={22} />
      </Link>
      <div className={css.names}>
        <h1>{name}</h1>
        <span className={css.path}>/{path}</span>
      </div>
      <PageState changes={changes} canPublish={canPublish} />
      <span className={css.space} />
      <EditorFaces />
      <ProposalButton className={css.word} />
      <IconButton label={builderMessages.versions} onClick={() => setOpen('versions')}>
        <History {...icon} />
      </IconButton>
      <a
        className={buttonClass({ kind: 'second', size: 'small' })}
        href={sitePreviewPath(site.id)}
        aria-label={builderMessages.preview}
        target="_blank"
        rel="noreferrer"
      >
        <Eye {...icon} size={16} />
        <span className={css.word}>{builderMessages.preview}</span>
      </a>
      {canPublish ? (
        <>
          <Button size="small" onClick={() => setOpen('publish')}>
            {builderMessages.publish}
          </Button>
          <PageActions changes={changes} />
        </>
      ) : (
        <span className={css.note}>{builderMessages.publishing.notAllowed}</span>
      )}
      {open === 'publish' && <PublishDialog onClose={() => setOpen(undefined)} />}
      {open === 'versions' && <VersionsDialog onClose={() => setOpen(undefined)} />}
    </section>
  );
}
