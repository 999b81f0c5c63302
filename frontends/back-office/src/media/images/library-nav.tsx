import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { CaptionsOff, FileText, Images, type LucideIcon, Tag, Unlink } from 'lucide-react';
import { Link } from 'react-router';
import { imageMessages } from './image-messages.de.ts';
import * as css from './library-nav.module.css';

/** Numbers of the whole library, without search and filters. */
type Overview = { total: number; undescribed: number; unused: number; tags: { tag: string; count: number }[] };

/** Filters of the list in the address. */
export type LibraryFilter = { tag?: string; isDescribed?: 'false'; isUsed?: 'false' };

type Props = {
  overview: Overview | undefined;
  filter: LibraryFilter;
  hrefOf: (filter: LibraryFilter) => string;
  /** Whether the user may read the list of files. */
  hasFiles: boolean;
};

/** Parts of the library: all pictures, those that need help, files, and tags. A row that scrolls below 1024 px. */
export function LibraryNav({ overview, filter, hrefOf, hasFiles }: Props) {
  const entry = (Icon: LucideIcon, label: string, count: number | undefined, to: LibraryFilter) => {
    const isCurrent = filter.tag === to.tag && filter.isDescribed === to.isDescribed && filter.isUsed === to.isUsed;
    return (
      <li key={label}>
        <Link
          to={hrefOf(to)}
          className={classNames(css.entry, isCurrent && css.current)}
          {...(isCurrent && { 'aria-current': 'page' })}
        >
          <Icon {...icon} size={16} />
          <span className={css.label}>{label}</span>
          {count !== undefined && <b>{count.toLocaleString('de-AT')}</b>}
        </Link>
      </li>
    );
  };
  const tags = overview?.tags ?? [];
  return (
    <nav className={css.nav} aria-label={imageMessages.parts}>
      <ul>
        {entry(Images, imageMessages.allImages, overview?.total, {})}
        {entry(CaptionsOff, imageMessages.noDescription, overview?.undescribed, { isDescribed: 'false' })}
        {entry(Unlink, imageMessages.unusedImages, overview?.unused, { isUsed: 'false' })}
      </ul>
      {hasFiles && (
        <ul>
          <li>
            <Link to="/uploads" className={css.entry}>
              <FileText {...icon} size={16} />
              <span className={css.label}>{imageMessages.files}</span>
            </Link>
          </li>
        </ul>
      )}
      {tags.length > 0 && (
        <>
          <h2>{imageMessages.tags}</h2>
          <ul>{tags.map(({ tag, count }) => entry(Tag, tag, count, { tag }))}</ul>
        </>
      )}
    </nav>
  );
}
