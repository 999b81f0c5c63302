/** @param attributes as they follow the value: `;path=/;max-age=0` */
export function writeCookie(name: string, value: string, attributes: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is there in secure contexts alone
  document.cookie = `${name}=${value}${attributes}`;
}
