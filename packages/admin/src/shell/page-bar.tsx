import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { ArrowLeft, Menu } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useShop } from '../api/shop.ts';
import { messages } from '../messages.de.ts';
import { useOffice } from './office.ts';
import { useOpenDrawer } from './office-layout.tsx';
import * as css from './page-bar.module.css';

type Props = {
  title: string;
  /** Total or state beside the title. */
  aside?: ReactNode;
  /** Target of the back arrow. */
  backTo?: string;
  /** Buttons at the end; one of them is the main button. */
  children?: ReactNode;
};

/** Bar of 56 px at the top of a page: title and actions. */
export function PageBar({ title, aside, backTo, children }: Props) {
  const openDrawer = useOpenDrawer();
  const { shopName } = useShop().config;
  const { UserMenu } = useOffice();
  useEffect(() => {
    document.title = `${title} - ${shopName}`;
  }, [title, shopName]);
  return (
    <header className={css.bar}>
      {backTo ? (
        <Link className={css.back} to={backTo} aria-label={messages.back} title={messages.back}>
          <ArrowLeft {...icon} size={18} />
        </Link>
      ) : (
        <IconButton className={css.burger} label={messages.openMenu} onClick={openDrawer}>
          <Menu {...icon} size={22} />
        </IconButton>
      )}
      <h1 className={css.title}>{title}</h1>
      {aside}
      <span className={css.space} />
      {children}
      <UserMenu />
    </header>
  );
}
