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
  /** How many there are, or a state beside the title. */
  aside?: ReactNode;
  /** Where the arrow leads. */
  backTo?: string;
  /** Buttons at the far end; one of them the main one. */
  children?: ReactNode;
};

/** The 56 px on top of an office page: where one is, and what can be done. */
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
