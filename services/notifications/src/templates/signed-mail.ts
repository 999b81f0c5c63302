import type { MailContent } from './mail-content.ts';
import type { TemplateShop } from './template-shop.ts';

/** A mail with its shop: everything needed to render its HTML. Stored rows call the content `letter`. */
export type SignedMail = { letter: MailContent; shop: TemplateShop };
