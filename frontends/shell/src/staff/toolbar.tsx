import type { Init, InitConfig } from '@theke/contracts/gateway/init';
import type { Me } from '@theke/contracts/identity/user';
import { hasOwnFrame } from '@theke/rules/site/page';
import { closest, type PagePath } from '@theke/rules/site/page-paths';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { ExternalLink, LogOut, UserCog, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { usePath } from '../use-path.ts';
import { staffMessages as messages } from './staff-messages.de.ts';
import * as css from './toolbar.module.css';
import { ToolsPanel } from './tools-panel.tsx';

type Props = { me: Me; init: Init; config: InitConfig; pages: readonly PagePath[] };

const sections = [
  { href: '/backend', label: messages.dashboard },
  { href: '/backend/sites', label: messages.sites },
  { href: '/backend/navigations', label: messages.navigations },
];

/** Link from the shop to the back office for logged-in staff (FRAME-08). Hidden while an order is being completed. */
export function Toolbar({ me, init, config, pages }: Props) {
  const path = usePath();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (hasOwnFrame(path) || closest(pages, path)?.isStaff) return null;
  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what a button has opened, wherever the focus is in it
    <div
      className={css.toolbar}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isOpen) close();
      }}
    >
      {isOpen && (
        <section id={id} className={css.panel} aria-label={messages.toolbar}>
          <p className={css.who}>
            <b>
              {me.firstName} {me.lastName}
            </b>
            <span>{messages.version(config.appVersion)}</span>
          </p>
          <nav className={css.sections} aria-label={messages.sections}>
            <ul>
              {sections.map(({ href, label }) => (
                <li key={href}>
                  <a className={css.link} href={href} target="_blank" rel="noopener">
                    {label}
                    <VisuallyHidden>{messages.newTab}</VisuallyHidden>
                    <ExternalLink {...icon} size={16} aria-hidden="true" />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p className={css.ways}>
            <a className={css.link} href="/backend">
              {messages.toBackend}
            </a>
            <a className={css.link} href="/backend/logout">
              <LogOut {...icon} size={16} aria-hidden="true" />
              {messages.logout}
            </a>
          </p>
          {me.roles.includes('ROLE_ADMIN') && <ToolsPanel init={init} config={config} path={path} />}
        </section>
      )}
      <button
        ref={toggle}
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={messages.toolbar}
        title={messages.toolbar}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X {...icon} /> : <UserCog {...icon} />}
      </button>
    </div>
  );
}
