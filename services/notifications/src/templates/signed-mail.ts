import type { MailContent } from './mail-content.ts';
import type { TemplateShop } from './template-shop.ts';

/** A mail, and in whose name it is: all that its page for mail programs is made of. Stored rows call the content `letter`. */
export type SignedMail = { letter: MailContent; shop: TemplateShop };
