/** @param attributes as they follow the value: `;path=/;max-age=0` */
export function writeCookie(name: string, value: string, attributes: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is there in secure contexts alone
  document.cookie = `${name}=${value}${attributes}`;
}

/** For every path of this site, as long as it says and nowhere else. @param seconds until the browser forgets it */
export function rememberCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? ';secure' : '';
  writeCookie(name, value, `;path=/;max-age=${seconds};samesite=lax${secure}`);
}
