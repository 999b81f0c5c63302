const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text between tags and in quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escaped[sign] ?? sign);
