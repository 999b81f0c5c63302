/** The consent to the newsletter, stored with its version as proof (NEWS-02). A new wording gets a new version. */
export const newsletterConsent = {
  version: 'de-1',
  text: (shop: string) =>
    `Ich möchte Neuigkeiten und Angebote von ${shop} per E‑Mail bekommen. Das kann ich jederzeit mit einem Klick beenden.`,
};
