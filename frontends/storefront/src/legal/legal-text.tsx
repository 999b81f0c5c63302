/** A configured text: paragraphs stand between empty lines. */
export const LegalText = ({ text }: { text: string }) => (
  <>
    {text
      .split(/\n\s*\n/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move
        <p key={index}>{paragraph}</p>
      ))}
  </>
);
