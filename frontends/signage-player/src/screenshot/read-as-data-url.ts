/** Fetches a file of the shop's host as a data URL; undefined if that fails. */
export async function readAsDataUrl(url: string): Promise<string | undefined> {
  try {
    const { origin, href } = new URL(url, location.href);
    if (origin !== location.origin) return undefined;
    const response = await fetch(href);
    if (!response.ok) return undefined;
    const blob = await response.blob();
    return await new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(blob);
    });
  } catch {
    return undefined;
  }
}
