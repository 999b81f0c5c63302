import type { ContentLink, FileRef } from '@theke/contracts/content/content-value';
import { safeUrl } from '@theke/rules/content/urls';
import { icon } from '@theke/ui/icon';
import { ExternalLink, FileText } from 'lucide-react';
import { fileUrl } from '../parts/links.tsx';
import * as css from './templates.module.css';

type Props = { files: readonly FileRef[]; links: readonly ContentLink[] };

export const hasDownloads = ({ files, links }: Props): boolean => files.length + links.length > 0;

/** Host of an external URL, shown so that the target is known before a press. */
const hostIn = (href: string): string => (URL.canParse(href) ? new URL(href).host.replace(/^www\./, '') : '');

/** Files by their names, links by their labels; links open in a new tab. */
export const DownloadList = ({ files, links }: Props) => (
  <ul className={css.downloads}>
    {files.map((file) => (
      <li key={file.id}>
        <a href={fileUrl(file)} download>
          <FileText {...icon} />
          {file.name} <small>{file.extension.toUpperCase()}</small>
        </a>
      </li>
    ))}
    {links.map(({ url, label }) => {
      const href = safeUrl(url);
      return (
        href && (
          <li key={`${label} ${url}`}>
            <a href={href} target="_blank" rel="noopener">
              <ExternalLink {...icon} />
              {label} <small>{hostIn(href)}</small>
            </a>
          </li>
        )
      );
    })}
  </ul>
);

/** Downloads; renders nothing without files and links (SITE-14). */
export const Downloads = ({ title, ...all }: Props & { title: string }) =>
  hasDownloads(all) ? (
    <section className={css.ledger}>
      <h2>{title}</h2>
      <DownloadList {...all} />
    </section>
  ) : null;
