import { closest } from '@theke/rules/site/page-paths';
import { Footer } from './footer.tsx';
import { footerLinks } from './footer-links.ts';
import type { Frame } from './guest-header.tsx';
import { usePath } from './use-path.ts';

/** Below the guests' pages. */
export function GuestFooter({ config, branches, pages, drawn }: Frame) {
  if (closest(pages, usePath(drawn))?.isStaff) return null;
  return (
    <Footer
      links={footerLinks(config, branches)}
      businessName={config.businessName || config.shopName}
      year={new Date().getFullYear()}
    />
  );
}
