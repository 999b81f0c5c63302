const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phone = /(?:\+|\b00|\b0)\d[\d\s/().-]{5,}\d/g;

/** E-mail addresses and phone numbers of a job's texts, replaced by tokens before sending (AI-08). */
export class HiddenContacts {
  readonly #found: string[] = [];

  hide(text: string): string {
    const replace = (contact: string) => {
      const index = this.#found.indexOf(contact);
      const at = index >= 0 ? index : this.#found.push(contact) - 1;
      return `{{contact:${at + 1}}}`;
    };
    return text.replace(email, replace).replace(phone, replace);
  }

  /** Puts the contacts back in; a token that was never given out stays. */
  restore(text: string): string {
    return text.replace(
      /\{\{contact:(\d{1,4})\}\}/g,
      (token, number: string) => this.#found[Number(number) - 1] ?? token,
    );
  }
}
