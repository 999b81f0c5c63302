import { buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { EmptyPlate } from '@theke/ui/empty';
import { Link, useLocation } from 'react-router';
import { messages } from './messages.de.ts';
import * as css from './not-found-page.module.css';
import * as page from './page.module.css';

export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <main className={classNames(page.wrap, css.page)}>
      <EmptyPlate className={css.plate} />
      <p className={css.code}>{messages.notFound.code}</p>
      <h1>{messages.notFound.title}</h1>
      <p className={css.asked}>
        {messages.notFound.asked} <code>{pathname}</code>
      </p>
      <Link className={buttonClass()} to="/">
        {messages.notFound.home}
      </Link>
    </main>
  );
}
