import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { buttonClass } from '@theke/ui/button';
import { Link } from 'react-router';
import * as css from './login-link-maker.module.css';
import { LoginLinkMaker } from './login-link-maker.tsx';
import { TwoFactorReset } from './two-factor-reset.tsx';
import { userMessages } from './user-messages.de.ts';

const messages = userMessages.workingTime;

/** Further actions on a user. */
export function UserTools({ record }: { record: Pick<OfficeRecord, 'id'> }) {
  const isAllowed = may(useMe(), 'working-times.read');
  return (
    <>
      <LoginLinkMaker record={record} />
      <TwoFactorReset record={record} />
      {isAllowed && (
        <section className={css.maker} aria-labelledby="working-time">
          <h2 id="working-time">{messages.heading}</h2>
          <p>{messages.text}</p>
          <Link className={buttonClass({ kind: 'second', size: 'small' })} to={`/statistics/people/${record.id}`}>
            {messages.link}
          </Link>
        </section>
      )}
    </>
  );
}
