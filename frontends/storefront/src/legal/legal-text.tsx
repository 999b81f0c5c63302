import { ofBusiness } from '@theke/ui/lang-attributes';
import { legalParts } from './legal-parts.ts';

/** Renders a configured text; `Title` is the heading level below the surrounding one. */
export const LegalText = ({ text, title: Title }: { text: string; title: 'h2' | 'h3' }) => (
  <>
    {legalParts(text).map(({ title, lines }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other key than their index and keep their order
      <section key={index} {...ofBusiness}>
        {title && <Title>{title}</Title>}
        {lines.length > 0 && (
          <p>
            {lines.map(({ text, href }, at) =>
              href ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other key than their index and keep their order
                <a key={at} href={href}>
                  {text}
                </a>
              ) : (
                text
              ),
            )}
          </p>
        )}
      </section>
    ))}
  </>
);
