import type { PageReferences } from '@theke/contracts/content/content-page';
import { phoneLink } from '@theke/rules/checkout/phone-link';
import { missingClaim } from '@theke/rules/content/block-types';
import { safeUrl } from '@theke/rules/content/urls';
import { nameWithTitle } from '@theke/rules/texts/name-with-title';
import { icon } from '@theke/ui/icon';
import { ExternalLink, Mail, Minus, Phone, Plus } from 'lucide-react';
import { useReferences } from '../page/page-context.ts';
import { useCollection } from '../page/use-collection.ts';
import { entriesIn, idIn, imageIn, listIn, richIn, textIn, type Value, valueIn } from '../page/values.ts';
import { mailAddress } from '../parts/addresses.ts';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Title } from '../parts/title.tsx';
import * as templateCss from '../templates/templates.module.css';
import * as sectionCss from './sections.module.css';
import * as css from './team.module.css';

type Entry = ReturnType<typeof entriesIn>[number];

/** Returns the works of a team member that visitors may read. */
function useWorks(claims: readonly Entry[]) {
  const { project, post, site } = useReferences();
  return claims.flatMap(({ id, type, value }) => {
    const work =
      type === 'project'
        ? { about: project(idIn(value.project)), kind: 'Projekt' }
        : type === 'news'
          ? { about: post(idIn(value.post)), kind: 'Beitrag' }
          : { about: site(idIn(value.site)), kind: 'Projektstory' };
    return work.about ? [{ id, kind: work.kind, title: work.about.title, href: work.about.href }] : [];
  });
}

const kindOfFunction: Readonly<Record<string, string>> = { regiosuisse: 'regiosuisse' };

/**
 * Portrait of a team member; the details open below its row (BLOCK-13). Missing fields are taken from the user with
 * the same e-mail.
 */
function Member({ block: { id, content } }: { block: PageReferences['blocks'][number] }) {
  const { users } = useReferences();
  const contact = valueIn(content, 'contact');
  const email = textIn(contact, 'email');
  const user = users.find((one) => one.email !== '' && one.email === email);
  const [first, last] = [textIn(content, 'first_name'), textIn(content, 'last_name')];
  const picture = imageIn(content, 'picture') ?? user?.picture;
  const phone = textIn(contact, 'phone') || user?.phone;
  const linkedIn = safeUrl(contact.linked_in);
  const education = textIn(content, 'education');
  const functions = entriesIn(content, 'business_functions');
  const claims = entriesIn(content, 'claims');
  const texts = claims.map(({ value }) => textIn(value, 'text')).filter(Boolean);
  const works = useWorks(claims);
  return (
    <details className={css.member} name="team" data-escape="">
      <summary>
        {picture ? (
          <Picture image={picture} sizes="(min-width: 720px) 318px, 45vw" isDecoration className={css.face} />
        ) : (
          <span className={css.initials} aria-hidden="true">
            {first.slice(0, 1)}
            {last.slice(0, 1)}
          </span>
        )}
        <span className={css.name}>
          <span>
            <b>
              {first} {last}
            </b>
            <small>{textIn(functions[0]?.value ?? {}, 'value') || education}</small>
          </span>
          <span className={css.sign}>
            <Plus {...icon} size={18} className={css.plus} />
            <Minus {...icon} size={18} className={css.minus} />
          </span>
        </span>
      </summary>
      {/* Browsers open the details for a link to an element inside. */}
      <div className={css.details} id={`team-${id}`}>
        <div>
          <p className={css.who}>
            {nameWithTitle(user?.title ?? '', `${first} ${last}`.trim())}
            {education && <small>{education}</small>}
          </p>
          {(texts.length > 0 ? texts : [missingClaim]).map((claim) => (
            <p key={claim} className={css.claim}>
              „{claim}“
            </p>
          ))}
          <RichText text={richIn(content, 'description')} className={css.about} />
          <p className={css.links}>
            {phone && (
              <a className={templateCss.outline} href={phoneLink(phone)} aria-label={`${first} ${last} anrufen`}>
                <Phone {...icon} size={18} />
                {phone}
              </a>
            )}
            {email && (
              <a
                className={templateCss.outline}
                href={mailAddress(email)}
                aria-label={`Mail an ${first} ${last}, ${email}`}
              >
                <Mail {...icon} size={18} />
                Mail
              </a>
            )}
            {linkedIn && (
              <a className={templateCss.outline} href={linkedIn} target="_blank" rel="noopener">
                <ExternalLink {...icon} size={18} />
                LinkedIn
              </a>
            )}
          </p>
        </div>
        {functions.length > 0 && (
          <div className={css.ledger}>
            <p>Funktionen</p>
            <ul>
              {functions.map(({ id, value }) => (
                <li key={id}>
                  <b>{textIn(value, 'value')}</b>
                  <small>{kindOfFunction[textIn(value, 'type')]}</small>
                </li>
              ))}
            </ul>
          </div>
        )}
        {works.length > 0 && (
          <div className={css.ledger}>
            <p>Projekte und Beiträge</p>
            <ul>
              {works.map(({ id, kind, title, href }) => (
                <li key={id}>
                  <a href={href}>{title}</a>
                  <small>{kind}</small>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}

export function Team({ value }: { value: Value }) {
  const { block } = useReferences();
  const kept = useCollection(value).map((entry) => entry.value.member);
  const members = [...new Set([...listIn(value, 'members'), ...kept].map(idIn))]
    .map(block)
    .filter((one) => one?.type === 'team_member')
    .filter((one) => one !== undefined);
  return (
    <section className={sectionCss.section}>
      <div className={css.head}>
        <Title>{textIn(value, 'title')}</Title>
        {members.length > 4 && <p>{members.length} Personen</p>}
      </div>
      <div className={css.team}>
        {members.map((member) => (
          <Member key={member.id} block={member} />
        ))}
      </div>
    </section>
  );
}
