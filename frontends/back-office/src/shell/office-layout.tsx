import { createContext, useContext, useState } from 'react';
import { Outlet } from 'react-router';
import { useLiveOrders } from '../board/use-live-orders.ts';
import { messages } from '../messages.de.ts';
import { Navigation } from './navigation.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import * as css from './office-layout.module.css';

const DrawerContext = createContext<() => void>(() => {});
/** Opens the navigation on a phone. */
export const useOpenDrawer = () => useContext(DrawerContext);

/** Navigation at the side: 228 px, icons only under 1024, a drawer under 720. */
export function OfficeLayout() {
  const [isOpen, setIsOpen] = useState(false);
  // One stream for a window: browsers hold only six connections to a host without TLS.
  useLiveOrders(undefined);
  return (
    <DrawerContext value={() => setIsOpen(true)}>
      <a className={css.skip} href="#main">
        {messages.skipToContent}
      </a>
      <div className={css.office}>
        <div className={css.side}>
          <Navigation />
        </div>
        <main id="main" className={css.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {isOpen && <NavigationDrawer onClose={() => setIsOpen(false)} />}
    </DrawerContext>
  );
}
