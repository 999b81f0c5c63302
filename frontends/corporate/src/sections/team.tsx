import type { PageReferences } from '@theke/contracts/content/content-page';
import { missingClaim } from '@theke/rules/content/block-types';
import { safeUrl } from '@theke/rules/content/urls';
import { useReferences } from '../page/page-context.ts';
import { entriesIn, idIn, imageIn, listIn, richIn, textIn, type Value, valueIn } from '../page/values.ts';
import { mailAddress, phoneAddress } from '../parts/addresses.ts';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Title } from '../parts/title.tsx';
import * as css from './sections.module.css';

/** What somebody is proud of, with where it leads. */
function Claim({ type, value }: { type: string; value: Value }) {
  const { project, post, site } = useReferences();
  const about =
    type === 'project'
      ? project(idIn(value.project))
      : type === 'news'
        ? post(idIn(value.post))
        : site(idIn(value.site));
  return (
    <p className={css.claim}>
      {textIn(value, 'text') || missingClaim} {about && <a href={about.href}>{about.title}</a>}
    </p>
  );
}

/** A portrait; its details open below it (BLOCK-13). The user of the same e-mail says what the block leaves open. */
function Member({ block: { content } }: { block: PageReferences['blocks'][number] }) {
  const { users } = useReferences();
  const contact = valueIn(content, 'contact');
  const user = users.find(({ email }) => email !== '' && email === textIn(contact, 'email'));
  const [first, last] = [textIn(content, 'first_name'), textIn(content, 'last_name')];
  const picture = imageIn(content, 'picture') ?? user?.picture;
  const phone = textIn(contact, 'phone') || user?.phone;
  const linkedIn = safeUrl(contact.linked_in);
  const functions = entriesIn(content, 'business_functions').map((entry) => textIn(entry.value, 'value'));
  const claims = entriesIn(content, 'claims');
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
        <b>
          {first} {last}
        </b>
        <span className={css.role}>{functions[0] || textIn(content, 'education')}</span>
      </summary>
      <div className={css.details}>
        {claims.length === 0 && <p className={css.claim}>{missingClaim}</p>}
        {claims.map(({ id, type, value }) => (
          <Claim key={id} type={type} value={value} />
        ))}
        <RichText text={richIn(content, 'description')} className={css.small} />
        <p>{[textIn(content, 'education'), ...functions].filter(Boolean).join(', ')}</p>
        <p className={css.memberLinks}>
          {phone && <a href={phoneAddress(phone)}>{phone}</a>}
          {textIn(contact, 'email') && <a href={mailAddress(textIn(contact, 'email'))}>{textIn(contact, 'email')}</a>}
          {linkedIn && (
            <a href={linkedIn} target="_blank" rel="noopener">
              LinkedIn
            </a>
          )}
        </p>
      </div>
    </details>
  );
}

export function Team({ value }: { value: Value }) {
  const { block } = useReferences();
  const members = listIn(value, 'members')
    .map((one) => block(idIn(one)))
    .filter((one) => one?.type === 'team_member')
    .filter((one) => one !== undefined);
  return (
    <section className={css.section}>
      <Title>{textIn(value, 'title')}</Title>
      <div className={css.team}>
        {members.map((one) => (
          <Member key={one.id} block={one} />
        ))}
      </div>
    </section>
  );
}
