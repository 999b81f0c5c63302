import { phoneLink } from '@theke/rules/checkout/phone-link';
import { safeUrl } from '@theke/rules/content/urls';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { ArrowRight, ExternalLink, FileText, type LucideProps, Mail, Phone } from 'lucide-react';
import type { ComponentType } from 'react';
import { useReferences } from '../page/page-context.ts';
import { type Entry, entriesIn, idIn, textIn, type Value, valueIn } from '../page/values.ts';
import { mailAddress } from './addresses.ts';
import * as css from './links.module.css';

export type ShownLink = { href: string; label: string; isNew: boolean; kind: string };

/** Download URL of a file. */
export const fileUrl = (file: Value): string | undefined =>
  ['publicHash', 'id', 'extension'].every((name) => /^[\w-]+$/.test(textIn(file, name)))
    ? `/upload/${textIn(file, 'publicHash')}/${textIn(file, 'id')}-${Number(file.version)}.${textIn(file, 'extension')}`
    : undefined;

/** Returns the links of a content entry (CONTENT-04) that have a target. */
export function useLinks(value: Value, name: string): ShownLink[] {
  const { site, project, post } = useReferences();
  const toHref = ({ type, value: link }: Entry): string | undefined => {
    switch (type) {
      case 'site_link':
        return site(idIn(link.site))?.href;
      case 'project_link':
        return project(idIn(link.project))?.href;
      case 'post_link':
        return post(idIn(link.post))?.href;
      case 'email_link':
        return textIn(link, 'email') && mailAddress(textIn(link, 'email'));
      case 'phone_link':
        return textIn(link, 'phone') && phoneLink(textIn(link, 'phone'));
      case 'file_link':
        return fileUrl(valueIn(link, 'file'));
      default:
        return safeUrl(link.href);
    }
  };
  return entriesIn(value, name).flatMap((entry) => {
    const href = toHref(entry);
    const label = textIn(entry.value, 'label') || textIn(valueIn(entry.value, 'file'), 'name');
    return href && label ? [{ href, label, isNew: textIn(entry.value, 'target') === '_blank', kind: entry.type }] : [];
  });
}

const icons: Readonly<Record<string, ComponentType<LucideProps>>> = {
  email_link: Mail,
  phone_link: Phone,
  file_link: FileText,
};

export const LinkTo = ({
  link: { href, label, isNew, kind },
  className,
}: {
  link: ShownLink;
  className?: string | undefined;
}) => {
  const Icon = icons[kind] ?? (isNew ? ExternalLink : ArrowRight);
  return (
    <a className={classNames(css.link, className)} href={href} {...(isNew && { target: '_blank', rel: 'noopener' })}>
      {label}
      <Icon {...icon} size={18} />
    </a>
  );
};

/** Links side by side; as buttons on the counter's colour. */
export function Links({
  value,
  name = 'links',
  areButtons = false,
}: {
  value: Value;
  name?: string;
  areButtons?: boolean;
}) {
  const links = useLinks(value, name);
  if (links.length === 0) return null;
  return (
    <ul className={css.links}>
      {links.map((link) => (
        <li key={`${link.href} ${link.label}`}>
          <LinkTo link={link} className={areButtons ? css.button : undefined} />
        </li>
      ))}
    </ul>
  );
}
