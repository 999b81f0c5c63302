import { pageKindOf } from '@theke/rules/site/page';
import { closest } from '@theke/rules/site/page-paths';
import { Footer } from './footer.tsx';
import { footerLinks } from './footer-links.ts';
import type { Frame } from './guest-header.tsx';
import { usePath } from './use-path.ts';

/** Footer of guest pages. */
export function GuestFooter({ config, branches, pages, path: serverPath }: Frame) {
  const path = usePath(serverPath);
  if (closest(pages, path)?.isStaff) return null;
  const place = pageKindOf(path);
  return (
    <Footer
      place={place}
      links={footerLinks(config, branches)}
      businessName={config.businessName || config.shopName}
      year={new Date().getFullYear()}
    />
  );
}
