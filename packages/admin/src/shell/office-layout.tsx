import { createContext, useContext, useState } from 'react';
import { Outlet } from 'react-router';
import { messages } from '../messages.de.ts';
import { UsedEntries } from '../uses/used-entries.tsx';
import { WidgetsContext } from '../widgets/use-widgets.ts';
import { Navigation } from './navigation.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { type Office, OfficeContext } from './office.ts';
import * as css from './office-layout.module.css';

const DrawerContext = createContext<() => void>(() => {});
/** Opens the navigation on a phone. */
export const useOpenDrawer = () => useContext(DrawerContext);

/** Layout with the navigation at the side: 228 px wide, a rail of 96 px below 1024 px, a drawer below 720 px. */
export function OfficeLayout({ office }: { office: Office }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <OfficeContext value={office}>
      <WidgetsContext value={office.widgets}>
        <DrawerContext value={() => setIsOpen(true)}>
          <a className={css.skip} href="#main">
            {messages.skipToContent}
          </a>
          <div className={css.office}>
            <div className={css.side}>
              <Navigation />
            </div>
            <main id="main" className={css.main} aria-label={messages.content} tabIndex={-1}>
              <UsedEntries>
                <Outlet />
              </UsedEntries>
            </main>
          </div>
          {isOpen && <NavigationDrawer onClose={() => setIsOpen(false)} />}
        </DrawerContext>
      </WidgetsContext>
    </OfficeContext>
  );
}
