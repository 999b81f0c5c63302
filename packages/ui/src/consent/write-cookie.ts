/** @param attributes attributes after the value: `;path=/;max-age=0` */
export function writeCookie(name: string, value: string, attributes: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store exists in secure contexts only
  document.cookie = `${name}=${value}${attributes}`;
}

/** Sets a first-party cookie for all paths of this host. @param seconds lifetime in seconds */
export function rememberCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? ';secure' : '';
  writeCookie(name, value, `;path=/;max-age=${seconds};samesite=lax${secure}`);
}
